/** What a seat was told, as far as it stays in sight: dice, the ways of the enemies, the last event card. */

import type { Told } from "../../lib/protocol";
import type { Events, Face, Told as Happened, Kind } from "./facts";
import { type Foe, isSame, tileWith, type View } from "./view";

/** Dice that were rolled: by a player for a purpose, by an enemy against somebody, or to see which of a kind act. */
export type Roll = { dice: Face[]; passed: boolean | null } & (
  | { by: "player"; seat: string; purpose: string; against: Events["rolled"]["against"] }
  | { by: "enemy"; enemy: Foe; target: Events["attacked"]["target"] }
  | { by: "kind"; kind: Kind }
);

/** The tiles by which an enemy went, from where it stood. */
export type Trail = { enemy: Foe; tiles: string[]; fresh: boolean };

/** Where an enemy was last. */
type Stood = { enemy: Foe; tile: string };

type Rewound = [number: number, key: "rewound", facts: { to: number }];

export type Followed = {
  turn: string;
  roll: Roll | null;
  trails: Trail[];
  event: { card: string; section: string } | null;
  stand: Stood[];
  /** Whose turns began and which events were drawn: what holds again when what came later is taken back. */
  marks: Happened[];
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
  const now = told.reduce((state, one) => after(state, one as Happened | Rewound, view.seat), before);
  const trails = now.trails.filter(({ enemy }) => leadsTo(now.trails, enemy) === tileWith(view.tiles, enemy)?.name);
  return { ...now, stand: standing(view), trails };
}

/** Where the ways of an enemy end; those that end elsewhere than it stands are of another time. */
function leadsTo(trails: Trail[], enemy: Foe): string | undefined {
  return trails.findLast((trail) => isSame(trail.enemy, enemy))?.tiles.at(-1);
}

function after(state: Followed, told: Happened | Rewound, seat: string): Followed {
  const [, key, facts] = told;
  switch (key) {
    case "turn-began":
      return { ...state, turn: facts.who, roll: null, marks: [...state.marks, told] };
    case "rewound":
      return state.marks
        .filter(([number]) => number <= facts.to)
        .reduce((one, mark) => after(one, mark, seat), NOTHING);
    case "rolled": {
      const { who, purpose, against, dice } = facts;
      return { ...state, roll: { by: "player", seat: who, purpose, against, dice, passed: null } };
    }
    case "attacked":
      return {
        ...state,
        roll: { by: "enemy", enemy: facts.enemy[1], target: facts.target, dice: facts.dice, passed: null },
      };
    case "peeked":
      return {
        ...state,
        roll: { by: "player", seat: facts.who, purpose: "peek", against: "", dice: [facts.die], passed: null },
      };
    case "hybrids-rolled":
      return { ...state, roll: { by: "kind", kind: "hybrid", dice: [facts.die], passed: null } };
    case "passed":
    case "failed":
      return { ...state, roll: state.roll && { ...state.roll, passed: key === "passed" } };
    case "event-drawn":
      return { ...state, event: facts, trails: keptTrails(state, seat), marks: [...state.marks, told] };
    case "spawned":
      return { ...state, stand: put(state.stand, facts.enemy[1], facts.tile) };
    case "enemy-moved":
      return moved(state, facts);
    default:
      return state;
  }
}

/** Ways stay until the next event of whoever looks: a round. Those of an earlier event are fainter. */
function keptTrails(state: Followed, seat: string): Trail[] {
  if (seat === "spectator" || state.turn === seat) return [];
  return state.trails.map((trail) => ({ ...trail, fresh: false }));
}

function moved(state: Followed, { enemy: [, enemy], start, over, to }: Events["enemy-moved"]): Followed {
  const from = start || state.stand.find((one) => isSame(one.enemy, enemy))?.tile;
  return {
    ...state,
    stand: put(state.stand, enemy, to),
    trails: [...state.trails, { enemy, tiles: [from ?? "", ...over, to].filter(Boolean), fresh: true }],
  };
}
