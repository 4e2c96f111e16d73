// Puts things into words as the page does, so that a test can compare that with the terminal's words.
// Reads from stdin {"language": "en", "content": {…}, "said": [["option", "move"], ["event", [1, "declared", {…}]], …]}
// and writes a list of texts; where the page has no words of its own for one, null.
import { readFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));

function saying(words, [what, given]) {
  switch (what) {
    case "event":
      return words.event(given);
    case "option":
      return words.option(given);
    case "prompt":
      return words.prompt(given);
    case "ending":
      return words.ending(given);
    case "refusal": {
      const { option, reason, rule, sentence } = words.refusal(given);
      return `${option}: ${reason} (${rule}: ${sentence})`;
    }
    case "slip":
      return words.slip(given.key, given.facts, given.sentence);
    case "card":
      return words.cardOf(given);
    case "rule":
      return words.rule(given);
    case "name":
      return words.name(given);
    default:
      throw new Error(`the page puts no ${what} into words`);
  }
}

const asked = await json(process.stdin);
const server = await createServer({ root: HERE, logLevel: "error", server: { middlewareMode: true, ws: false } });
try {
  const { Words } = await server.ssrLoadModule("/src/lib/words.ts");
  const texts = readFileSync(`${HERE}../src/unlit/server/texts/${asked.language}/page.ftl`, "utf8");
  const words = new Words(asked.language, asked.content, texts);
  process.stdout.write(JSON.stringify(asked.said.map((one) => saying(words, one))));
} finally {
  await server.close();
}
