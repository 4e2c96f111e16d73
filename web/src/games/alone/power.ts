import type { Words } from "../../lib/words";

/** What the card of a figure says of its power: its numbers, which are printed before, stand in a table. */
export function powerOf(name: string, words: Words): string {
  return (words.cardText(name) ?? "").split(". ").slice(1).join(". ");
}
