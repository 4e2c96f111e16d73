// Writes src/lib/protocol.ts out of schema.json, which checks/page_types.py writes out of the server's own structs.
import { readFileSync, writeFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(new URL("schema.json", import.meta.url), "utf8"));

/** The TypeScript type that a piece of JSON schema describes. */
function typeOf(one) {
  if (one.title === "Facts") return one.title; // which has parts of its own kind
  if (one.$ref) return one.$ref.split("/").at(-1);
  if (one.anyOf) return one.anyOf.map(typeOf).join(" | ");
  if (one.enum) return one.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(one.type)) return one.type.map((type) => typeOf({ ...one, type })).join(" | ");
  switch (one.type) {
    case "string":
    case "boolean":
    case "null":
      return one.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return one.prefixItems ? tupleOf(one) : `${bracketed(typeOf(one.items ?? {}))}[]`;
    case "object":
      return one.properties ? objectOf(one) : `Record<string, ${typeOf(one.additionalProperties ?? {})}>`;
    default:
      return "unknown";
  }
}

function tupleOf(one) {
  return `[${one.prefixItems.map(typeOf).join(", ")}]`;
}

function bracketed(type) {
  return type.includes(" ") && !type.startsWith("[") ? `(${type})` : type;
}

/** What has a default may be left out. */
function objectOf(one) {
  const fields = Object.entries(one.properties).map(
    ([name, field]) => `  ${name}${one.required?.includes(name) ? "" : "?"}: ${typeOf(field)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

const parts = ["// Written by protocol-types.mjs out of schema.json.", 'import type { Facts } from "./facts";'];
for (const [name, one] of Object.entries(schema.$defs)) {
  parts.push(`/** ${one.description} */\nexport type ${name} = ${typeOf(one)};`);
}
parts.push(`/** What the page says. */\nexport type Said = ${typeOf(schema.Said)};`);
parts.push(`/** What the server says. */\nexport type Heard = ${typeOf(schema.Heard)};`);
writeFileSync(new URL("src/lib/protocol.ts", import.meta.url), `${parts.join("\n\n")}\n`);
