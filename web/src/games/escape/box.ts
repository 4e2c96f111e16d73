/** The printed numbers of the game. */

import type { Box } from "./facts";

export function boxOf(given: unknown): Box {
  return given as Box;
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
