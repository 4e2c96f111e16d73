/** The last roll of the dice, out of what a seat is told. */

import type { Told } from "../../lib/protocol";

export type Roll = { by: string; purpose: string; dice: string[] };

/** The roll that lies on the table after these events; the next turn takes it away. */
export function lastRoll(told: Told[], before: Roll | null): Roll | null {
  let roll = before;
  for (const [, key, facts] of told) {
    if (key === "turn-began") roll = null;
    if (key === "rolled") {
      roll = { by: String(facts["by"]), purpose: String(facts["purpose"]), dice: String(facts["dice"]).split(" ") };
    }
  }
  return roll;
}
