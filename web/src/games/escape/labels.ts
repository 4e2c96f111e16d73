/** Tiles and sheets in words, for those who listen. */

import type { Words } from "../../lib/words";
import type { SideKind } from "./facts";
import { foeName, type Tile } from "./view";

/** A tile with its ways out, its signs, and who and what is on it. */
export function tileLabel(tile: Tile, words: Words): string {
  const sides = (kind: SideKind) =>
    tile.sides.filter((side) => side.kind === kind).map((side) => words.name(side.name));
  const list = (message: string, what: string[]) =>
    what.length > 0 ? words.say(message, { what: what.join(", ") }) : "";
  const enemies = tile.enemies.map((enemy) =>
    enemy.stunned ? words.say("escape-is-stunned", { enemy: foeName(enemy, words) }) : foeName(enemy, words),
  );
  return [
    words.title(tile.name),
    ...tile.icons.map((icon) => words.name(icon)),
    tile.vent ? words.name("vent") : "",
    list("escape-doors", sides("door")),
    list("escape-locked", sides("locked")),
    list(
      "escape-ducts",
      tile.ducts_to.map((name) => words.title(name)),
    ),
    tile.accessed ? words.name("accessed") : "",
    ...tile.players.map((seat) => words.title(seat)),
    ...enemies,
    ...tile.items.map((item) => words.name(item)),
  ]
    .filter(Boolean)
    .join("; ");
}
