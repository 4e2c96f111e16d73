/** What a seat was told, as far as it stays in sight: dice, the ways of the enemies, the last event card. */

import type { Told } from "../../lib/protocol";
import type { Kind } from "./facts";
import { facesIn, foeIn, passedIn } from "./heard";
import { type Foe, isSame, tileWith, type View } from "./view";

/** Dice that were rolled: by a player for a purpose, by an enemy against somebody, or to see which of a kind act. */
export type Roll = { dice: string[]; passed: boolean | null } & (
  | { by: "player"; seat: string; purpose: string }
  | { by: "enemy"; enemy: Foe; target: string }
  | { by: "kind"; kind: Kind }
);

/** The tiles by which an enemy went, from where it stood. */
export type Trail = { enemy: Foe; tiles: string[]; fresh: boolean };

/** Where an enemy was last. */
type Stood = { enemy: Foe; tile: string };

export type Followed = {
  turn: string;
  roll: Roll | null;
  trails: Trail[];
  event: { card: string; section: string } | null;
  stand: Stood[];
  /** Whose turns began and which events were drawn: what holds again when what came later is taken back. */
  marks: Told[];
};

export const NOTHING: Followed = { turn: "", roll: null, trails: [], event: null, stand: [], marks: [] };

/** Where every enemy stands. */
function standing(view: View): Stood[] {
  return view.tiles.flatMap((tile) => tile.enemies.map((enemy) => ({ enemy, tile: tile.name })));
}

function put(stand: Stood[], enemy: Foe, tile: string): Stood[] {
  return [...stand.filter((one) => !isSame(one.enemy, enemy)), { enemy, tile }];
}

export function follow(told: Told[], view: View, before: Followed): Followed {
  const now = told.reduce((state, one) => after(state, one, view.seat), before);
  const trails = now.trails.filter(({ enemy }) => leadsTo(now.trails, enemy) === tileWith(view.tiles, enemy)?.name);
  return { ...now, stand: standing(view), trails };
}

/** Where the ways of an enemy end; those that end elsewhere than it stands are of another time. */
function leadsTo(trails: Trail[], enemy: Foe): string | undefined {
  return trails.findLast((trail) => isSame(trail.enemy, enemy))?.tiles.at(-1);
}

function after(state: Followed, told: Told, seat: string): Followed {
  const [, key, given] = told;
  const fact = (name: string) => String(given[name] ?? "");
  const marks = [...state.marks, told];
  switch (key) {
    case "turn-began":
      return { ...state, turn: fact("who"), roll: null, marks };
    case "rewound":
      return state.marks.filter(([number]) => number <= Number(given["to"])).reduce((one, mark) => after(one, mark, seat), NOTHING);
    case "rolled":
      return { ...state, roll: { by: "player", seat: fact("who"), purpose: fact("purpose"), dice: facesIn(given), passed: null } };
    case "attacked":
      return { ...state, roll: { by: "enemy", enemy: foeIn(given), target: fact("target"), dice: facesIn(given), passed: null } };
    case "peeked":
      return { ...state, roll: { by: "player", seat: fact("who"), purpose: "peek", dice: [fact("die")], passed: null } };
    case "hybrids-rolled":
      return { ...state, roll: { by: "kind", kind: "hybrid", dice: [fact("die")], passed: null } };
    case "passed":
    case "failed":
      return { ...state, roll: state.roll && { ...state.roll, passed: key === "passed" } };
    case "event-drawn":
      return {
        ...state,
        event: { card: fact("card"), section: fact("section") },
        trails: keptTrails(state, seat),
        marks,
      };
    case "spawned":
      return { ...state, stand: put(state.stand, foeIn(given), fact("tile")) };
    case "enemy-moved":
      return moved(state, foeIn(given), fact("start"), fact("to"), passedIn(given));
    default:
      return state;
  }
}

/** Ways stay until the next event of whoever looks: a round. Those of an earlier event are fainter. */
function keptTrails(state: Followed, seat: string): Trail[] {
  if (seat === "spectator" || state.turn === seat) return [];
  return state.trails.map((trail) => ({ ...trail, fresh: false }));
}

function moved(state: Followed, enemy: Foe, start: string, to: string, passed: string[]): Followed {
  const from = start || state.stand.find((one) => isSame(one.enemy, enemy))?.tile;
  const tiles = [from ?? "", ...passed, to].filter(Boolean);
  return {
    ...state,
    stand: put(state.stand, enemy, to),
    trails: [...state.trails, { enemy, tiles, fresh: true }],
  };
}
