// Written by protocol-types.mjs out of schema.json.

import type { Facts } from "./facts";

/** Whether a newcomer may take a seat that plays against mine; if not, a bot takes it. */
export type Admit = {
  type: "admit";
  id: string;
  seat: string;
  agree: boolean;
};

/** Answer the question with this number with one of its options. */
export type Answer = {
  type: "answer";
  id: string;
  ask: number;
  option: string;
};

/** The question put to the seat; its number is the seat's own. */
export type Asking = {
  ask: number;
  prompt: string;
  about: Facts;
  options: string[];
  refusals: Refusing[];
  reacts: boolean;
};

/** The connection ends, and why. */
export type Bye = {
  type: "bye";
  key: string;
};

/** Say something to all, or to my own side alone. */
export type Chat = {
  type: "chat";
  id: string;
  to: "all" | "side";
  text: string;
};

/** What a table chooses beside the set-up of its game. */
export type Choices = {
  memory?: "automatic" | "paper";
  spectators?: boolean;
  curtain?: "always" | "needed";
  pause?: number;
  stand_in?: number;
  claim?: number;
};

/** The seat is gone: the game is mine. */
export type Claim = {
  type: "claim";
  id: string;
  seat: string;
};

/** I give up. */
export type Concede = {
  type: "concede";
  id: string;
};

/** The message of this id was obeyed, and what it did is on disk. */
export type Done = {
  type: "done";
  id: string;
  result?: unknown;
};

/** More of my log, before this number; the result is a list of `Told`. */
export type Earlier = {
  type: "earlier";
  id: string;
  before: number;
};

/** How the game ended; the secret opens the commitment. */
export type Ended = {
  ending: string;
  winners: string[];
  by: string;
  secret: string;
  commitment_holds: boolean;
  entries: number;
  epilogue: Saying[];
  onward: "" | "again" | "next";
  carried: Saying[];
};

/** An invitation becomes a seat, once; in a game that runs, if the opponents agree. */
export type Exchange = {
  invitation: string;
  name?: string;
  browser?: string;
  tokens?: string[];
};

/** What the seat sees now; sent whenever that is something new. */
export type Frame = {
  type: "frame";
  seat: string;
  view: unknown;
  question: Asking | null;
  waiting: string;
  told: Told[];
  from_start: boolean;
  earlier: boolean;
  undo: "ask" | "free" | "no";
  remembered: unknown;
  pictures: Record<string, Picture>;
};

/** A game on the shelf: its settings with their values, the default first, and the bots that can play it. */
export type GameOffered = {
  name: string;
  titles: Record<string, string>;
  settings: [string, string[]][];
  seated_by: string;
  seats: Record<string, string[]>;
  bots: string[];
  campaign: Record<string, string>;
  content: string;
};

/** The first message: which seat looks, and which others are played on the same screen. */
export type Hello = {
  type: "hello";
  token: string;
  others?: string[];
  since?: number;
  seed?: string;
  reading?: boolean;
  pictures?: boolean;
  browser?: string;
};

/** What am I invited to? */
export type Invitation = {
  invitation: string;
};

/** A seat that waits for me, or a table that I may watch. */
export type Invited = {
  game: string;
  content: string;
  setup: Record<string, string>;
  campaign: boolean;
  seat: string;
  host: string;
};

/** I give my seat up: a bot plays it. */
export type Leave = {
  type: "leave";
  id: string;
};

/** Something is wrong here: keep what my seat saw. */
export type MakeReport = {
  type: "report";
  id: string;
  words?: string;
};

/** Which tables do these tokens belong to? */
export type Mine = {
  tokens: string[];
};

/** A table of mine: whether it waits for me. */
export type MyTable = {
  token: string;
  table: string;
  game: string;
  titles: Record<string, string>;
  setup: Record<string, string>;
  campaign: boolean;
  seat: string;
  over: boolean;
  onward: "" | "again" | "next";
  my_turn: boolean;
  reacts: boolean;
  changed: number;
  people: Person[];
  unreadable: boolean;
};

/** Create a table. */
export type NewTable = {
  game: string;
  seats: Record<string, SeatWish>;
  setup?: Record<string, string>;
  choices?: Choices;
  browser?: string;
};

/** Somebody who asks for a seat of a game that runs, and which opponents have agreed so far. */
export type Newcomer = {
  seat: string;
  name: string;
  agreed: string[];
  asked: string[];
};

/** The message of this id was not obeyed; one sentence, for the page to put into words. */
export type No = {
  type: "no";
  id: string;
  key: string;
  facts?: Record<string, string | number>;
  sentence?: string;
};

/** Let us end this game without a winner. */
export type OfferEnd = {
  type: "offer-end";
  id: string;
};

/** Everything that can be played here. */
export type Offered = {
  games: GameOffered[];
  version: string;
};

/** Who is at the table. */
export type People = {
  type: "people";
  people: Person[];
  watching: number;
  proposal: Proposal | null;
  newcomers: Newcomer[];
  ended: Ended | null;
  gathering: boolean;
  rematch: boolean;
  reading: string[];
};

/** Who sits at a seat. */
export type Person = {
  seat: string;
  name: string;
  who: "bot" | "nobody" | "person";
  bot: string;
  here: boolean;
  away_since: number | null;
  played_by: string;
  host: boolean;
};

/** A view as its game shows it, in one language. */
export type Picture = {
  text: string;
  svg: string;
};

/** Are you there? */
export type Ping = {
  type: "ping";
  id: string;
};

/** An undo or an end that a seat asks for, and who has agreed so far. */
export type Proposal = {
  what: "end" | "undo";
  seat: string;
  agreed: string[];
  asked: string[];
};

/** Something that cannot be done, and why. */
export type Refusing = {
  option: string;
  rule: string;
  reason: string;
  facts: Facts;
};

/** Another game with the same people: in a campaign the one that follows, else the same with sides swapped.

    The result is my seat there (`Seated`). */
export type Rematch = {
  type: "rematch";
  id: string;
};

/** The host sends a guest away; the result is a new invitation to the seat. */
export type Remove = {
  type: "remove";
  id: string;
  seat: string;
};

/** The game is over: what a seat saw after an entry; the result is a `Frame`, with all that the entry told. */
export type Replay = {
  type: "replay";
  id: string;
  seat: string;
  step: number;
};

/** What I say to an undo or an end that somebody asks for. */
export type Reply = {
  type: "reply";
  id: string;
  agree: boolean;
};

/** The game is over: all that a seat was told; the result is a list of `Told` for the deal and for each entry. */
export type Retell = {
  type: "retell";
  id: string;
  seat: string;
};

/** Something to be told in the page's language: a message of the game, and its facts. */
export type Saying = [string, Facts];

/** Who is to sit at a seat. */
export type SeatWish = {
  who: "bot" | "friend" | "me";
  bot?: string;
  name?: string;
};

/** My seat at a table. */
export type Seated = {
  table: string;
  game: string;
  seat: string;
  token: string;
};

/** A line of chat, or what has become of a seat: then the name is that of who had it or has it now. */
export type Spoken = {
  type: "spoken";
  number: number;
  seat: string;
  name: string;
  to: "all" | "side";
  text: string;
  at: number;
  what: "" | "joined" | "left" | "not-wanted" | "removed" | "stands-in";
};

/** I play for a team-mate who is away (the result is that seat, `Seated`), or give the seat back. */
export type StandIn = {
  type: "stand-in";
  id: string;
  seat: string;
  on: boolean;
};

/** The moments at which I want to be asked; null: those at which I could play a card. */
export type Stops = {
  type: "stops";
  id: string;
  moments: string[] | null;
};

/** I have closed the story; the others need not wait for me. */
export type StoryRead = {
  type: "story-read";
  id: string;
};

/** A new table: tokens of the seats that are mine, invitations for friends, and one for spectators. */
export type TableMade = {
  table: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  watching: string;
  commitment: string;
};

/** An event of the seat's log: its number, its key, its facts. */
export type Told = [number, string, Facts];

/** Somebody on this screen is asked: this seat. */
export type Turn = {
  type: "turn";
  seat: string;
};

/** Take my last answer back; beyond new information the others are asked. */
export type Undo = {
  type: "undo";
  id: string;
};

/** The answer to hello: what does not change while the game runs. */
export type Welcome = {
  type: "welcome";
  table: string;
  game: string;
  content: string;
  setup: Record<string, string>;
  carried: Saying[];
  choices: Choices;
  seat: string;
  stands_in: boolean;
  seats: string[];
  sides: Record<string, string>;
  commitment: string;
  stops: string[] | null;
  moved_on: boolean;
  moments: string[];
};

/** What the page says. */
export type Said = Hello | Answer | Undo | OfferEnd | Reply | Admit | Concede | Claim | Remove | Leave | StandIn | StoryRead | Stops | Chat | MakeReport | Rematch | Earlier | Replay | Retell | Ping;

/** What the server says. */
export type Heard = Welcome | Frame | Turn | People | Spoken | Done | No | Bye;
