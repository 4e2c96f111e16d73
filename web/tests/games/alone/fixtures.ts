/** Sectors, options and boxes of ALONE. */

import type { Box, Cell, Option, Place, View } from "../../../src/games/alone/facts";
import type { Figure } from "../../../src/games/alone/figures";
import type { Spot } from "../../../src/games/alone/spots";
import type { Words } from "../../../src/lib/words";
import { wordsOf } from "../../fixtures";

export type Side = Place["sides"][number];

export const WALLS: Place["sides"] = ["wall", "wall", "wall", "wall"];

export function place(number: number, column: number, row: number, given: Partial<Place> = {}): Place {
  return { number, group: 0, column, row, shape: "corridor", sides: WALLS, ...given };
}

export function cell(name: string, given: Partial<Cell> = {}): Cell {
  return { name, shape: "corridor", sides: WALLS, ...given };
}

export function spot(key: string, x: number, y: number, given: Partial<Spot> = {}): Spot {
  const plain = { name: key, holds: {}, number: 0, steps: 0, hero: false, ghost: false, seen: true };
  return { key, x, y, size: 1, shape: "corridor", sides: WALLS, ...plain, ...given };
}

export function figure(id: number, kind: string, at: string, given: Partial<Figure> = {}): Figure {
  return { id, kind, spot: at, wounded: false, fallen: false, x: 0.5, y: 0.5, size: 0.5, ghost: false, ...given };
}

export function words(options: Option[], messages = ""): Words {
  return wordsOf(messages, options);
}

/** A view of which only this is looked at. */
export function view(given: Partial<View>): View {
  return { labyrinth: [], notes: [], ...given } as View;
}

export function box(given: Partial<Box>): Box {
  return given as Box;
}

/** An option that says nothing but its class. */
export function bare(tag: string): Option {
  return { text: tag, tag, pointsAt: null, fields: {} } as Option;
}
