/** Tiles, prisoners and options of ESCAPE. */

import type { Option, PrisonerSeen, Side, TileSeen, View as ViewSeen } from "../../../src/games/escape/facts";
import { type View, viewOf } from "../../../src/games/escape/view";
import type { Words } from "../../../src/lib/words";
import { wordsOf } from "../../fixtures";

export function door(way: Side["way"], given: Partial<Side> = {}): Side {
  return { way, name: way, kind: "door", ...given };
}

export function tile(name: string, column: number, row: number, given: Partial<TileSeen> = {}): TileSeen {
  return { name, column, row, sides: [], ...given };
}

export function prisoner(seat: string, given: Partial<PrisonerSeen> = {}): PrisonerSeen {
  const numbers = { fear: 1, vitality: 5, threat: 0, cards: 0, hands: 2 };
  return { seat, ...numbers, skills: [], stats: {}, tile: "cell", ...given };
}

export function view(given: Partial<ViewSeen> = {}): View {
  return viewOf({ seat: "ann", turn: "ann", phase: "act", tiles: [], people: [], ...given });
}

export function option(text: string, tag: string, pointsAt: unknown = null, fields: object = {}): Option {
  return { text, tag, pointsAt, fields } as Option;
}

export function words(options: Option[], messages = "", given: Parameters<typeof wordsOf>[2] = {}): Words {
  return wordsOf(messages, options, given);
}
