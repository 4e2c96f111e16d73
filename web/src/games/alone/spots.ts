/** Where sectors are drawn: the hero's labyrinth with what is remembered of it, and evil's two levels. */

import type { Frame, Point } from "../parts/plane";
import type { Cell, Place, View } from "./facts";
import { type Held, isRoom } from "./holding";

/** A sector as it is drawn; x and y are in sectors, of the size of the hero's own. */
export type Spot = {
  key: string;
  x: number;
  y: number;
  size: number;
  name: string;
  shape: Place["shape"] | "";
  sides: Place["sides"];
  holds: Held;
  number: number;
  steps: number;
  hero: boolean;
  ghost: boolean;
  seen: boolean;
};

/** Steps to where no way leads, or while the hero is nowhere. */
export const FAR = 99;

/** Parts of the labyrinth that do not hang together with the hero's are smaller. */
const APART = 0.7;
const GAP = 0.9;

/** The frame around sectors. */
export function frameOf(spots: { x: number; y: number; size: number }[]): Frame {
  const first = spots[0];
  if (!first) return { left: 0, top: 0, right: 1, bottom: 1 };
  const frame = { left: first.x, top: first.y, right: first.x + first.size, bottom: first.y + first.size };
  for (const { x, y, size } of spots) {
    frame.left = Math.min(frame.left, x);
    frame.top = Math.min(frame.top, y);
    frame.right = Math.max(frame.right, x + size);
    frame.bottom = Math.max(frame.bottom, y + size);
  }
  return frame;
}

function ofPlace(place: Place, ghost: boolean): Spot {
  const { number, column: x, row: y, shape, sides, holds = {}, hero = false } = place;
  const name = String(number);
  return { key: name, x, y, size: 1, name, shape, sides, holds, number, steps: 0, hero, ghost, seen: !ghost };
}

/** The hero's part lies where its sectors lay before, so that the hero moves and not the labyrinth. */
function shiftOf(part: Spot[], before: ReadonlyMap<string, Point>): Point {
  for (const spot of part) {
    const old = before.get(spot.key);
    if (old) return { x: old.x - spot.x, y: old.y - spot.y };
  }
  return { x: 0, y: 0 };
}

/** The parts of the labyrinth: the hero's, then the others beside or below it, whichever is nearer to a square. */
export function labyrinthSpots(
  places: Place[],
  remembered: Place[],
  before: ReadonlyMap<string, Point>,
): { spots: Spot[]; main: Spot[] } {
  const parts = new Map<number, Spot[]>();
  const heroes = places.find((place) => place.hero)?.group ?? places[0]?.group;
  if (heroes !== undefined) parts.set(heroes, []);
  for (const [list, ghost] of [
    [places, false],
    [remembered, true],
  ] as const) {
    for (const place of list) {
      parts.set(place.group, [...(parts.get(place.group) ?? []), ofPlace(place, ghost)]);
    }
  }
  const [main = [], ...others] = parts.values();
  const shift = shiftOf(
    main.filter((spot) => !spot.ghost),
    before,
  );
  const moved = main.map((spot) => ({ ...spot, x: spot.x + shift.x, y: spot.y + shift.y }));
  return { spots: [...moved, ...apart(frameOf(moved), others)], main: moved };
}

function apart(main: Frame, parts: Spot[][]): Spot[] {
  const beside = main.right - main.left <= main.bottom - main.top;
  let at: Point = beside ? { x: main.right + GAP, y: main.top } : { x: main.left, y: main.bottom + GAP };
  return parts.flatMap((part) => {
    const frame = frameOf(part);
    const start = at;
    const width = (frame.right - frame.left) * APART;
    const height = (frame.bottom - frame.top) * APART;
    at = beside ? { x: start.x, y: start.y + height + GAP * APART } : { x: start.x + width + GAP * APART, y: start.y };
    return part.map((spot) => ({
      ...spot,
      x: start.x + (spot.x - frame.left) * APART,
      y: start.y + (spot.y - frame.top) * APART,
      size: APART,
    }));
  });
}

const COLUMNS = "abcdefgh";
export const LEVEL_WIDTH = 4;
export const LEVEL_HEIGHT = 6;
const LEVEL_GAP = 0.7;

/** Column and row of a sector of the map within its level. */
export function gridOf(name: string): { level: number; column: number; row: number } {
  const column = COLUMNS.indexOf(name.charAt(0));
  return { level: Math.floor(column / LEVEL_WIDTH), column: column % LEVEL_WIDTH, row: Number(name.charAt(1)) - 1 };
}

/** Where a level begins: the second lies beside the first. */
export function levelAt(level: number): Point {
  return { x: level * (LEVEL_WIDTH + LEVEL_GAP), y: 0 };
}

/** Both levels of the map. */
export function mapSpots(cells: Cell[]): Spot[] {
  return cells.map((cell) => {
    const { level, column, row } = gridOf(cell.name);
    const { x, y } = levelAt(level);
    const { name, shape, sides, holds = {}, number = 0, steps = 0, hero = false } = cell;
    const seen = number > 0;
    return {
      key: name,
      x: x + column,
      y: y + row,
      size: 1,
      name,
      shape,
      sides,
      holds,
      number,
      steps,
      hero,
      ghost: false,
      seen,
    };
  });
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The open sides of a sector, by number, beyond which nothing is known. */
export function unknownSides(spot: Spot, spots: Spot[]): number[] {
  if (spot.ghost) return [];
  return STEPS.flatMap(([right, down], side) => {
    const x = spot.x + right * spot.size;
    const y = spot.y + down * spot.size;
    const beside = spots.some((one) => Math.abs(one.x - x) < 0.01 && Math.abs(one.y - y) < 0.01);
    return spot.sides[side] === "open" && !beside ? [side] : [];
  });
}

/** Where each sector lies, to keep it there when the next view comes. */
export function points(spots: Spot[]): Map<string, Point> {
  return new Map(spots.filter((spot) => spot.size === 1).map(({ key, x, y }) => [key, { x, y }]));
}

/** Whether a seat sees the map; all others see the labyrinth. */
export function seesMap(view: View): boolean {
  return view.map !== undefined;
}

/** Where a thing lies in a passage and in a room, of 100; the name of a room stands at its top. */
// prettier-ignore
const PLACES = {
  danger: [{ x: 88, y: 12 }, { x: 83, y: 56 }],
  stairs: [{ x: 87, y: 87 }, { x: 87, y: 87 }],
  mission: [{ x: 82, y: 81 }, { x: 82, y: 81 }],
  "light-control-unit": [{ x: 12, y: 87 }, { x: 17, y: 62 }],
  light: [{ x: 30, y: 69 }, { x: 17, y: 42 }],
  glyph: [{ x: 70, y: 69 }, { x: 66, y: 86 }],
  number: [{ x: 87, y: 36 }, { x: 84, y: 37 }],
} satisfies Record<string, [Point, Point]>;

/** Something that lies in a sector, or stands there. */
export type Lying = keyof typeof PLACES;

export function placeIn(shape: Spot["shape"], thing: Lying): Point {
  return PLACES[thing][isRoom(shape) ? 1 : 0];
}
