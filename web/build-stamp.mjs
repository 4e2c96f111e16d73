// Says what the built page was made of: a sha256 over every file of this folder but its tests, in the order of
// their paths.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const STAMP = fileURLToPath(new URL("../src/unlit/server/page/built-from.txt", import.meta.url));
const LEFT_OUT = new Set(["node_modules", ".vite", "tests"]);

function filesBelow(folder) {
  return readdirSync(HERE + folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .flatMap((entry) => {
      const path = folder + entry.name;
      return entry.isDirectory() ? filesBelow(`${path}/`) : [path];
    });
}

const hash = createHash("sha256");
for (const path of filesBelow("").sort()) {
  hash
    .update(path)
    .update("\0")
    .update(readFileSync(HERE + path))
    .update("\0");
}
writeFileSync(STAMP, `${hash.digest("hex")}\n`);
