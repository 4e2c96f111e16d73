import type { Component } from "svelte";
import type { Content } from "../lib/content";
import type { Language } from "../lib/language";
import type { Frame } from "../lib/protocol";
import type { Words } from "../lib/words";

/** What a game's board gets from the table. */
export interface BoardProps {
  /** What the seat sees now; `frame.question` is its question, if it has one. */
  frame: Frame;
  /** The game's cards, rules and printed numbers (`content.box`). */
  content: Content;
  /** Words of the chosen language; another object after a switch of language. */
  words: Words;
  /** Answer the open question with one of its options. */
  pick: (option: string) => void;
  /** An answer is on its way: nothing can be picked now. */
  busy: boolean;
  /** The option of the list that is pointed at or has the focus. */
  highlight: string | null;
}

export type Board = Component<BoardProps>;

/** What the page has for a game: its board, and the words of that board. */
export interface Game {
  Board: Board;
  texts: Record<Language, string>;
}
