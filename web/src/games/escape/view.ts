/** What shows to a seat, with all that a frame leaves out because it is as usual. */

import type { Words } from "../../lib/words";
import type { EnemySeen, Icon, Kind, PrisonerSeen, Side as SideSeen, Stat, TileSeen, View as ViewSeen } from "./facts";

export type Side = Required<SideSeen>;
export type Way = Side["way"];
export type Tile = Required<Omit<TileSeen, "sides">> & { sides: Side[] };
export type Prisoner = Required<Omit<PrisonerSeen, "fate">> & Pick<PrisonerSeen, "fate">;
export type View = Required<Omit<ViewSeen, "tiles" | "people" | "section" | "now">> &
  Pick<ViewSeen, "section" | "now"> & { tiles: Tile[]; people: Prisoner[] };

/** One of the numbered enemies. */
export type Foe = Pick<EnemySeen, "kind" | "number">;

export const WAYS: Way[] = ["north", "east", "south", "west"];
export const STATS: Stat[] = ["intelligence", "strength", "speed", "toughness"];
export const KINDS: Kind[] = ["guard", "clone", "hybrid", "cronos"];
export const SECTIONS: Icon[] = ["fear", "security", "facility"];
export const INFIRMARY = "infirmary";

export function sideOf(seen: SideSeen): Side {
  return { column: 0, row: 0, kind: "wall", duct: false, ...seen };
}

export function tileOf(seen: TileSeen): Tile {
  return {
    columns: 1,
    rows: 1,
    vent: false,
    icons: [],
    players: [],
    enemies: [],
    items: [],
    accessed: false,
    ducts_to: [],
    ...seen,
    sides: seen.sides.map(sideOf),
  };
}

/** The view of a frame. */
export function viewOf(given: unknown): View {
  const seen = given as ViewSeen;
  return {
    event: "",
    aside: "",
    drawn: "",
    lockdown: false,
    lockdown_pool: -1,
    swarm: 0,
    deeds: [],
    ...seen,
    tiles: seen.tiles.map(tileOf),
    people: seen.people.map((one) => ({ tile: "", hand: [], items: [], ...one })),
  };
}

export function isSame(one: Foe, other: Foe): boolean {
  return one.kind === other.kind && one.number === other.number;
}

/** The tile on which an enemy stands. */
export function tileWith(tiles: Tile[], foe: Foe | null): Tile | undefined {
  return foe ? tiles.find((tile) => tile.enemies.some((enemy) => isSame(enemy, foe))) : undefined;
}

export function foeName({ kind, number }: Foe, words: Words): string {
  return words.say("thing-enemy", words.worded({ kind, number }));
}

/** An enemy, as a heading has it. */
export function foeTitle({ kind, number }: Foe, words: Words): string {
  return words.sentence("thing-enemy", words.worded({ kind, number }));
}

/** Where somebody is: a tile, the infirmary, or out of the game in some way. */
export function whereabouts(one: Prisoner): string {
  return one.fate ?? (one.tile || INFIRMARY);
}

export function isInInfirmary(one: Prisoner): boolean {
  return one.fate === undefined && one.tile === "";
}

/** Whether somebody is still in the game: on the map, or in the infirmary. */
export function isIn(view: View, seat: string): boolean {
  return view.people.some((one) => one.seat === seat && one.fate === undefined);
}

/** Whether the moves of a turn count still: an event card ends them, and whatever else leads to the turn's end. */
export function isMoving(view: View): boolean {
  return view.phase === "begin" || view.phase === "act";
}

/** Whoever looks, first; then the others as they sit. */
export function mineFirst(view: View): Prisoner[] {
  return [...view.people].sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat));
}
