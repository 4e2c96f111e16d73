/** What a seat was told, as far as it stays in sight: dice, the ways of the enemies, the last event card. */

import type { Told } from "../../lib/protocol";
import type { View } from "./view";

/** `by` rolled: a player for a purpose, or an enemy against somebody. */
export type Roll = { by: string; purpose: string; against: string; dice: string[]; passed: boolean | null };

/** The tiles by which an enemy went, from where it stood. */
export type Trail = { enemy: string; tiles: string[]; fresh: boolean };

export type Followed = {
  turn: string;
  roll: Roll | null;
  trails: Trail[];
  event: { card: string; section: string } | null;
  stand: ReadonlyMap<string, string>;
  /** Whose turns began and which events were drawn: what holds again when what came later is taken back. */
  marks: Told[];
};

export const NOTHING: Followed = { turn: "", roll: null, trails: [], event: null, stand: new Map(), marks: [] };

/** Where every enemy stands. */
function standing(view: View): Map<string, string> {
  return new Map(view.tiles.flatMap((tile) => tile.enemies.map((enemy): [string, string] => [enemy, tile.name])));
}

export function follow(told: Told[], view: View, before: Followed): Followed {
  const now = told.reduce((state, one) => after(state, one, view.seat), before);
  const stand = standing(view);
  return { ...now, stand, trails: now.trails.filter(({ enemy }) => leadsTo(now.trails, enemy) === stand.get(enemy)) };
}

/** Where the ways of an enemy end; those that end elsewhere than it stands are of another time. */
function leadsTo(trails: Trail[], enemy: string): string | undefined {
  return trails.findLast((trail) => trail.enemy === enemy)?.tiles.at(-1);
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
      return { ...state, roll: rolled(fact("who"), fact("purpose"), "", fact("dice")) };
    case "attacked":
      return { ...state, roll: rolled(fact("enemy"), "attack", fact("target"), fact("dice")) };
    case "peeked":
      return { ...state, roll: rolled(fact("who"), "peek", "", fact("die")) };
    case "hybrids-rolled":
      return { ...state, roll: rolled("hybrid", "", "", fact("die")) };
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
      return { ...state, stand: new Map(state.stand).set(fact("enemy"), fact("tile")) };
    case "enemy-moved":
      return moved(state, fact("enemy"), fact("start"), fact("to"), fact("over"));
    default:
      return state;
  }
}

function rolled(by: string, purpose: string, against: string, dice: string): Roll {
  return { by, purpose, against, dice: dice.split(" ").filter(Boolean), passed: null };
}

/** Ways stay until the next event of whoever looks: a round. Those of an earlier event are fainter. */
function keptTrails(state: Followed, seat: string): Trail[] {
  if (seat === "spectator" || state.turn === seat) return [];
  return state.trails.map((trail) => ({ ...trail, fresh: false }));
}

function moved(state: Followed, enemy: string, start: string, to: string, over: string): Followed {
  const from = start || state.stand.get(enemy);
  const passed = over.replace(/^over /, "").split(", ");
  const tiles = [from ?? "", ...passed, to].filter(Boolean);
  return {
    ...state,
    stand: new Map(state.stand).set(enemy, to),
    trails: [...state.trails, { enemy, tiles, fresh: true }],
  };
}
