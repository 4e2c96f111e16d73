/** Figures on the board: the hero and the creatures, each followed from one view to the next. */

import { isRoom } from "./holding";
import type { Creature } from "./kinds";
import type { Spot } from "./spots";

/** A figure; x, y and size are in sectors, the middle of the figure is at x and y. */
export type Figure = {
  id: number;
  kind: string;
  wounded: boolean;
  fallen: boolean;
  spot: string;
  x: number;
  y: number;
  size: number;
  ghost: boolean;
};

/** How much of a sector's width its figures have. */
const FLOOR = 0.62;
const ROOM_FLOOR = 0.58;

type Placed = Omit<Figure, "id">;

/** The figures of one sector, side by side on its floor. */
function figuresIn(spot: Spot): Placed[] {
  const kinds = [...(spot.hero ? [{ kind: "hero" }] : []), ...(spot.holds.creatures ?? [])];
  const across = Math.max(1, Math.ceil(Math.sqrt(kinds.length)));
  const down = Math.max(1, Math.ceil(kinds.length / across));
  const floor = (isRoom(spot.shape) ? ROOM_FLOOR : FLOOR) * spot.size;
  const step = floor / across;
  const size = Math.min(step * 1.06, 0.5 * spot.size);
  // The name of a room stands at the top of its floor.
  const middle = spot.y + spot.size * (isRoom(spot.shape) ? 0.63 : 0.5);
  return kinds.map(({ kind, wounded = false, fallen = false }: Creature, index) => {
    const row = Math.floor(index / across);
    const inRow = row === down - 1 ? kinds.length - row * across : across;
    return {
      kind,
      wounded,
      fallen,
      spot: spot.key,
      x: spot.x + spot.size / 2 + ((index % across) - (inRow - 1) / 2) * step,
      y: middle + (row - (down - 1) / 2) * step,
      size,
      ghost: spot.ghost,
    };
  });
}

/** All figures; one that stands where its like stood, or comes from the nearest place where it stood, is the same. */
export function figuresOf(spots: Spot[], before: Figure[]): Figure[] {
  const placed = spots.flatMap(figuresIn);
  const free = [...before];
  let next = Math.max(0, ...before.map((figure) => figure.id)) + 1;
  const ids = new Map<Placed, number>();
  const take = (one: Placed, fits: (old: Figure) => boolean) => {
    const near = free.filter((old) => isLike(old, one) && fits(old)).sort((a, b) => far(a, one) - far(b, one))[0];
    if (!near) return;
    free.splice(free.indexOf(near), 1);
    ids.set(one, near.id);
  };
  for (const one of placed) take(one, (old) => old.spot === one.spot && old.wounded === one.wounded);
  for (const one of placed) if (!ids.has(one)) take(one, (old) => old.spot === one.spot);
  for (const one of placed) if (!ids.has(one) && !one.ghost) take(one, () => true);
  return placed.map((one) => ({ ...one, id: ids.get(one) ?? next++ })).sort((a, b) => a.id - b.id);
}

/** Whoever lies on the ground is a figure of its own. */
function isLike(old: Figure, one: Placed): boolean {
  return old.kind === one.kind && old.fallen === one.fallen && old.ghost === one.ghost;
}

function far(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
