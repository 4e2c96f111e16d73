/** The last roll of the dice, out of what a seat is told. */

import type { Told as Anything } from "../../lib/protocol";
import type { Events, Told } from "./facts";

export type Roll = Events["rolled"];

/** The roll that lies on the table after these events; the next turn takes it away. */
export function lastRoll(told: Anything[], before: Roll | null): Roll | null {
  let roll = before;
  for (const [, key, facts] of told as Told[]) {
    if (key === "turn-began") roll = null;
    if (key === "rolled") roll = facts;
  }
  return roll;
}
