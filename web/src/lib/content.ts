import type { Fact } from "./facts";
import type { InEveryLanguage } from "./language";

/** A section of the rulebook, with the numbers of its rules. */
type Section = {
  number: string;
  rules: string[];
};

/** A card of the box: its kind, the name of its words, and the numbers and language-free words printed on it. */
export type Card = {
  kind: string;
  words: string;
  facts: Record<string, string | number | string[]>;
};

/** The options of one kind: its tag, the names of its fields; of each its text, the thing that it points at, its fields. */
type OptionKind = [tag: string, fields: string[], rows: [text: string, pointsAt: Fact, ...fields: Fact[]][]];

/** What never changes of a game: its words, cards and rules, fetched once by their hash. */
export type Content = {
  game: string;
  texts: InEveryLanguage;
  cards: Record<string, Card>;
  sections: Section[];
  moments: string[];
  options: OptionKind[];
  /** Printed numbers; their shape is the game's own. */
  box: unknown;
};
