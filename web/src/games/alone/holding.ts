/** What a sector is, and the names of all that it holds. */

import type { Holds, Room, Shape } from "./facts";
import { called } from "./kinds";

const PASSAGES: string[] = ["corridor", "curve", "junction", "cross"] satisfies Shape[];

export function isRoom(shape: Room | Shape | ""): boolean {
  return !PASSAGES.includes(shape);
}

export function namesIn(holds: Holds): string[] {
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
