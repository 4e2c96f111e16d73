import type { Words } from "../../lib/words";

/** What the card of a figure says of its power; its numbers stand in a table. */
export function powerOf(name: string, words: Words): string {
  return words.cardPart(name, "text");
}
