import type { Language } from "./language";

type InEveryLanguage = Record<Language, string>;

/** A section of the rulebook, with the numbers of its rules. */
export interface Section {
  number: string;
  rules: string[];
}

/** A card of the box: its kind, the name of its words, and the numbers and language-free words printed on it. */
export interface Card {
  kind: string;
  words: string;
  facts: Record<string, string | number | string[]>;
}

/** What never changes of a game: its words, cards and rules, fetched once by their hash. */
export interface Content {
  game: string;
  texts: InEveryLanguage;
  cards: Record<string, Card>;
  sections: Section[];
  moments: string[];
  /** Printed numbers; their shape is the game's own. */
  box: unknown;
}
