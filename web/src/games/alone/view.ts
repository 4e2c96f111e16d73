/** What shows to a seat: the mirror of `src/unlit/alone/view.py`. */

import { SYMBOLS } from "./deep/kinds";
import type { DeepView } from "./deep/view";
import { isAvatar } from "./avatar/kinds";
import type { AvatarView } from "./avatar/view";

/** A revealed sector by the hero's number, where it lies in the labyrinth, its sides, and all that it holds. */
export type Place = {
  number: number;
  group: number;
  column: number;
  row: number;
  shape: string;
  sides: string;
  holds: string;
  hero: boolean;
};

/** A sector of the map as evil sees it: its name, the hero's number for it or 0, and its steps from the hero. */
export type Cell = {
  name: string;
  shape: string;
  sides: string;
  holds: string;
  number: number;
  steps: number;
  hero: boolean;
};

/** A mission: its name, its room, steps done, steps needed, whether it is completed. */
export type Mission = [string, string, number, number, boolean];

export type View = {
  seat: string;
  phase: string;
  sheets: string[];
  labyrinth: Place[];
  map: Cell[];
  creatures_left: [string, number][];
  character: string;
  life: number;
  control: number;
  cap: number;
  adrenaline: number;
  round: number;
  rounds_kept: number;
  nightmare: boolean;
  turn: number;
  actions: number;
  bullet_time: boolean;
  recovered: boolean;
  performed: [string, boolean][];
  experience: [string, number][];
  items: string[];
  item_deck: number;
  item_discards: string[];
  companions: [string, number][];
  missions: Mission[];
  triggered: boolean;
  scavenged: string[];
  notes: string[];
  leader: string;
  decks: [string, number][];
  owned: [string, string][];
  hand: string[];
  hands: [string, string][];
  track: string[];
  spaces: number[];
  discards: string[];
  cards_played: number;
  danger_aside: number;
  modules?: { deep?: DeepView; avatar?: AvatarView };
};

export const WAYS = ["north", "east", "south", "west"] as const;
export type Way = (typeof WAYS)[number];

/** A side of a sector that is a blocked door. */
export const BLOCKED = "x";

export const CREATURES = ["spores", "parasite", "cultist", "mutant", "worm", "keeper", "queen"] as const;
/** A kind of the creature table, or one that a module adds. */
export type Kind = string;

export const ACTIONS = ["move", "explore", "fight", "locate", "scavenge", "interact"] as const;

export const SHAPES = ["corridor", "curve", "junction", "cross"];

export function isWay(word: string): word is Way {
  return (WAYS as readonly string[]).includes(word);
}

export function isKind(word: string): boolean {
  return (CREATURES as readonly string[]).includes(word) || word in SYMBOLS || isAvatar(word);
}

export function isRoom(shape: string): boolean {
  return !SHAPES.includes(shape);
}

/** A creature in a sector. */
export type Creature = { kind: Kind; wounded: boolean };

/** What a sector holds: creatures, and everything else by its word. */
export type Holding = { creatures: Creature[]; things: string[] };

export function holding(holds: string): Holding {
  const creatures: Creature[] = [];
  const things: string[] = [];
  let wounded = false;
  for (const word of holds.split(" ")) {
    if (isKind(word)) creatures.push({ kind: word, wounded });
    else if (word && word !== "wounded") things.push(word);
    wounded = word === "wounded";
  }
  return { creatures, things };
}

/** The name of a creature as options and sectors spell it. */
export function called(creature: Creature): string {
  return creature.wounded ? `wounded ${creature.kind}` : creature.kind;
}

/** An item in the hero's hands: its charges, its name, whether it is upgraded. */
export type Item = { text: string; name: string; charges: number; upgraded: boolean };

export function itemOf(text: string): Item {
  const [charges = "0", name = "", upgraded] = text.split(" ");
  return { text, name, charges: Number(charges), upgraded: upgraded !== undefined };
}

/** A card that lies: its name where it is known, the deck of its back where it lies face down. */
export type Laid = { card: string; back: string };

export function laidOf(text: string): Laid {
  const [first = "", second = ""] = text.split(" ");
  return first.startsWith("down-") ? { card: second, back: first.slice("down-".length) } : { card: first, back: "" };
}

/** A note of this round: its turn, and a noise or an answer. */
export type Note =
  | { turn: number; what: "noise"; way: string }
  | { turn: number; what: "answer"; target: string; distance: number; level: string }
  | { turn: number; what: "words"; words: string };

export function noteOf(text: string): Note {
  const [first = "", ...rest] = text.split(" ");
  const turn = Number(first);
  if (rest[0] === "noise") return { turn, what: "noise", way: rest.slice(1).join(" ") };
  const distance = Number(rest.at(-2));
  if (rest.length > 2 && Number.isInteger(distance)) {
    return { turn, what: "answer", target: rest.slice(0, -2).join(" "), distance, level: rest.at(-1) ?? "" };
  }
  return { turn, what: "words", words: rest.join(" ") };
}
