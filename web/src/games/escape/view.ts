/** What shows to a seat: the mirror of `src/unlit/escape/view.py`. */

export const WAYS = ["north", "east", "south", "west"] as const;
export type Way = (typeof WAYS)[number];

/** An outer side of a tile; column and row are those of its space within the tile. */
export type Side = {
  column: number;
  row: number;
  way: Way;
  name: string;
  kind: "wall" | "door" | "locked";
  duct: boolean;
};

export type Tile = {
  name: string;
  column: number;
  row: number;
  columns: number;
  rows: number;
  sides: Side[];
  vent: boolean;
  icons: string[];
  players: string[];
  enemies: string[];
  stunned: string[];
  items: string[];
  accessed: boolean;
  near: string[];
  ducts_to: string[];
};

/** A character's sheet; of a hand the others see how many cards it holds. */
export type Prisoner = {
  seat: string;
  /** A tile, the infirmary, or how it ended. */
  at: string;
  fear: number;
  vitality: number;
  threat: number;
  cards: number;
  hand: string[];
  items: string[];
  hands: number;
  skills: string[];
  stats: Record<string, number>;
};

export type View = {
  seat: string;
  scenario: string;
  turn: string;
  phase: string;
  moves: number;
  event: string;
  section: string;
  tiles: Tile[];
  people: Prisoner[];
  stacks: number[];
  /** Of each stack the lowest tiles that all have seen going there. */
  under: string[][];
  aside: string;
  /** The tile that was drawn and is not laid yet; empty if there is none. */
  drawn: string;
  reserves: Record<string, number[]>;
  limits: Record<string, number>;
  group: number;
  /** What a clone is worth to guards, and a guard to aliens; above 0 they are at war. */
  values: Record<string, number>;
  threat_pool: number;
  lockdown: boolean;
  /** -1: the scenario has none. */
  lockdown_pool: number;
  /** Swarm markers that are left; 0 where there are none. */
  swarm: number;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  deeds: [string, string, string][];
  /** What the scenario itself has to show; empty where it has nothing. */
  now: Record<string, string | number>;
};

export const STATS = ["intelligence", "strength", "speed", "toughness"];
export const SECTIONS = ["fear", "security", "facility"];
export const INFIRMARY = "infirmary";
export const ENEMY = /^(guard|clone|hybrid|cronos) (\d+)$/;

/** An enemy by its kind and number: "guard 2". */
export function enemyOf(name: string): { kind: string; number: string } {
  const [, kind = "", number = ""] = ENEMY.exec(name) ?? [];
  return { kind, number };
}

/** Whether somebody is still in the game: on the map, or in the infirmary. */
export function isIn(view: View, seat: string): boolean {
  const at = view.people.find((one) => one.seat === seat)?.at ?? "";
  return at === "infirmary" || view.tiles.some((tile) => tile.players.includes(seat));
}

/** Whether the moves of a turn count still: an event card ends them, and whatever else leads to the turn's end. */
export function isMoving(view: View): boolean {
  return view.phase === "begin" || view.phase === "act";
}

/** Whoever looks, first; then the others as they sit. */
export function mineFirst(view: View): Prisoner[] {
  return [...view.people].sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat));
}
