import type { Language } from "./language";

type InEveryLanguage = Record<Language, string>;

/** A section of the rulebook, with the numbers of its rules. */
export interface Section {
  number: string;
  rules: string[];
}

/** What never changes of a game: its words, cards and rules, fetched once by their hash. */
export interface Content {
  game: string;
  texts: InEveryLanguage;
  cards: Record<string, InEveryLanguage>;
  sections: Section[];
  moments: string[];
  /** Printed numbers; their shape is the game's own. */
  box: unknown;
}
