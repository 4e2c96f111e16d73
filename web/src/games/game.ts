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

/** How a seat plays and wins, in short. */
export type Guide = Component<{ words: Words; seat: string }>;

/** What the page has for a game: its board, a short guide, and the words of both. */
export interface Game {
  Board: Board;
  Guide: Guide;
  texts: Record<Language, string>;
}
