/** What is printed: the columns of a creature's numbers, and on which cards which deck stands. */

import type { Box, Deck, Numbers } from "./facts";

export const COLUMNS = ["wound", "kill", "dark", "light", "fright", "spawn"] as const satisfies (keyof Numbers)[];

/** The decks of a box, in its order. */
export function decksOf(box: Box): Deck[] {
  return Object.keys(box.decks) as Deck[];
}

/** The deck of a reaction card; null for any other card. */
export function deckOf(box: Box, card: string): Deck | null {
  return decksOf(box).find((deck) => box.decks[deck]?.includes(card)) ?? null;
}
