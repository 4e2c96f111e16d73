/** The printed numbers of the game, as the server gives them. */

import type { Side } from "./view";

export type Adrenaline = { stat: string; bonus: number; fear: number };
/** Who a card spawns, empty for nobody; and who acts, by the number of players. */
export type EventRow = { spawns: string; acting: string[] };
/** A tile as it is printed, not turned. */
export type Printed = { columns: number; rows: number; sides: Side[]; vent: boolean; icons: string[] };

export type Box = {
  /** What fear does to the stats, by its level, the lowest first. */
  fear: Record<string, number>[];
  /** From these levels on: vents are closed, clones roll a die more; and guards do, by threat. */
  terror: number;
  smelled: number;
  watched: number;
  vitality: number;
  adrenaline: Record<string, Adrenaline>;
  items: Record<string, { hands: number; weapon: boolean }>;
  events: Record<string, EventRow>;
  enemies: Record<string, { attack: number; toughness: number; counts: number }>;
  /** What each scenario is called, by its number. */
  scenarios: Record<string, string>;
  tiles: Record<string, Printed>;
};

/** A server that tells no numbers leaves the cards to their texts. */
const BARE: Box = {
  fear: Array.from({ length: 8 }, () => ({})),
  terror: 7,
  smelled: 5,
  watched: 3,
  vitality: 5,
  adrenaline: {},
  items: {},
  events: {},
  enemies: {},
  scenarios: {},
  tiles: {},
};

export function boxOf(given: unknown): Box {
  return { ...BARE, ...(given as Partial<Box> | null) };
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
