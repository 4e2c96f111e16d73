/** What a sector is, and the names of all that it holds. */

import type { Holds, Room, Shape } from "./facts";
import { called, type Creature } from "./kinds";

/** All that is in a sector as it is drawn. */
export type Held = Omit<Holds, "creatures"> & { creatures?: Creature[] };

const PASSAGES: string[] = ["corridor", "curve", "junction", "cross"] satisfies Shape[];

export function isRoom(shape: Room | Shape | ""): boolean {
  return !PASSAGES.includes(shape);
}

export function namesIn(holds: Held): string[] {
  return [
    holds.stairs ?? "",
    holds.control_unit ? "light-control-unit" : "",
    holds.light ? "light" : "",
    holds.danger ? "danger" : "",
    holds.condition ?? "",
    ...(holds.missions ?? []),
    ...(holds.creatures ?? []).map(called),
  ].filter(Boolean);
}
