/** What a seat was told, as far as it stays in sight: dice, the ways of the enemies, the last event card. */

import type { Told } from "../../lib/protocol";
import { nameOfEnemy } from "./enemies";
import type { Told as Happened, Enemy, Events, Face, Kind } from "./facts";
import type { View } from "./view";

/** `by` rolled: a player for a purpose, an enemy, or the die for all of a kind. */
export type Roll = {
  by: Enemy | Kind | string;
  task: { purpose: string; against: Events["rolled"]["against"] } | null;
  target: Events["attacked"]["target"] | null;
  dice: Face[];
  passed: boolean | null;
};

/** The tiles by which an enemy went, from where it stood. */
export type Trail = { enemy: Enemy; tiles: string[]; fresh: boolean };

type Rewound = [number: number, key: "rewound", facts: { to: number }];

export type Followed = {
  turn: string;
  roll: Roll | null;
  trails: Trail[];
  event: { card: string; section: string } | null;
  stand: ReadonlyMap<string, string>;
  /** Whose turns began and which events were drawn: what holds again when what came later is taken back. */
  marks: Happened[];
};

export const NOTHING: Followed = { turn: "", roll: null, trails: [], event: null, stand: new Map(), marks: [] };

/** Where every enemy stands. */
function standing(view: View): Map<string, string> {
  return new Map(view.tiles.flatMap((tile) => tile.enemies.map((enemy): [string, string] => [enemy, tile.name])));
}

export function follow(told: Told[], view: View, before: Followed): Followed {
  const now = told.reduce((state, one) => after(state, one as Happened | Rewound, view.seat), before);
  const stand = standing(view);
  const trails = now.trails.filter(({ enemy }) => leadsTo(now.trails, enemy) === stand.get(nameOfEnemy(enemy)));
  return { ...now, stand, trails };
}

/** Where the ways of an enemy end; those that end elsewhere than it stands are of another time. */
function leadsTo(trails: Trail[], enemy: Enemy): string | undefined {
  return trails.findLast((trail) => nameOfEnemy(trail.enemy) === nameOfEnemy(enemy))?.tiles.at(-1);
}

function after(state: Followed, told: Happened | Rewound, seat: string): Followed {
  const [, key, facts] = told;
  switch (key) {
    case "turn-began":
      return { ...state, turn: facts.who, roll: null, marks: [...state.marks, told as Happened] };
    case "rewound":
      return state.marks.filter(([number]) => number <= facts.to).reduce((one, mark) => after(one, mark, seat), NOTHING);
    case "rolled": {
      const { who, purpose, against, dice } = facts;
      return { ...state, roll: { ...CAST, by: who, task: { purpose, against }, dice } };
    }
    case "attacked":
      return { ...state, roll: { ...CAST, by: facts.enemy, target: facts.target, dice: facts.dice } };
    case "peeked":
      return { ...state, roll: { ...CAST, by: facts.who, task: { purpose: "peek", against: null }, dice: [facts.die] } };
    case "hybrids-rolled":
      return { ...state, roll: { ...CAST, by: "hybrid", dice: [facts.die] } };
    case "passed":
    case "failed":
      return { ...state, roll: state.roll && { ...state.roll, passed: key === "passed" } };
    case "event-drawn":
      return { ...state, event: facts, trails: keptTrails(state, seat), marks: [...state.marks, told as Happened] };
    case "spawned":
      return { ...state, stand: new Map(state.stand).set(nameOfEnemy(facts.enemy), facts.tile) };
    case "enemy-moved":
      return moved(state, facts);
    default:
      return state;
  }
}

const CAST: Roll = { by: "", task: null, target: null, dice: [], passed: null };

/** Ways stay until the next event of whoever looks: a round. Those of an earlier event are fainter. */
function keptTrails(state: Followed, seat: string): Trail[] {
  if (seat === "spectator" || state.turn === seat) return [];
  return state.trails.map((trail) => ({ ...trail, fresh: false }));
}

function moved(state: Followed, { enemy, start, over, to }: Events["enemy-moved"]): Followed {
  const name = nameOfEnemy(enemy);
  const from = start || state.stand.get(name);
  return {
    ...state,
    stand: new Map(state.stand).set(name, to),
    trails: [...state.trails, { enemy, tiles: [from ?? "", ...over, to].filter(Boolean), fresh: true }],
  };
}
