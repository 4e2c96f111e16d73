import type { Component } from "svelte";
import type { Content } from "../lib/content";
import type { Frame, Told } from "../lib/protocol";
import type { Words } from "../lib/words";

/** What a game's board gets from the table. */
export type BoardProps = {
  /** The story of this game has not been closed in this browser. */
  reading: boolean;
  /** It is closed now. */
  read: () => void;
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
  /** The game has ended, by its rules or otherwise. */
  over: boolean;
  /** The option of the list that is pointed at or has the focus. */
  highlight: string | null;
};

export type Board = Component<BoardProps>;

/** How a seat plays and wins, in short. */
export type Guide = Component<{ words: Words; seat: string }>;

/** What is printed on that which a question is about: it stands with the question. Null for most questions. */
export type MatterOf = (frame: Frame, words: Words) => { title: string; text: string } | null;

/** Of the card that a line of the log tells of, what counts there; null for most lines. */
export type CountsOf = (told: Told, words: Words) => string | null;

/** What whoever picks this option should know of it; null for most options. */
export type WarningOf = (option: string, frame: Frame, words: Words) => string | null;

/** What is printed of that which an option does; null for most options. */
export type PrintedOf = (option: string, words: Words) => string | null;

/** A picture that belongs to an option; most have none. */
export type Sketch = Component<{ option: string; frame: Frame; content: Content; words: Words }>;

/** What is told before a game with this set-up begins. */
export type StoryOf = (content: Content, setup: Record<string, string>, words: Words) => string;

/** The options of a question as the list shows them, where the rules' own order is hard to read. */
export type InOrder = (options: string[], words: Words) => string[];

/** The card that an option plays, if all that it can be played for is one entry of the list; null for most options. */
export type EntryOf = (option: string, words: Words) => string | null;

/**
 * What the page has for a game: its board, a short guide, its story if it tells one, and what it adds to questions
 * and options.
 */
export type Game = {
  Board: Board;
  Guide: Guide;
  storyOf: StoryOf;
  inOrder: InOrder;
  entryOf: EntryOf;
  matterOf: MatterOf;
  countsOf: CountsOf;
  warningOf: WarningOf;
  printedOf: PrintedOf;
  Sketch: Sketch | null;
};
