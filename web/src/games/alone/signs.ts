/** What lies in sectors, by the signs that are drawn for it. */

import type { MissionToken, Stairs } from "./facts";

export type SignName = "danger" | "light-control-unit" | "light" | "glyph" | Stairs | MissionToken;

export const SIGNS = [
  "danger",
  "light-control-unit",
  "light",
  "red-stairs",
  "blue-stairs",
  "stairs",
  "glyph",
  "blue-mission",
  "green-mission",
  "red-mission",
] as const satisfies SignName[];

export function isSign(word: string): word is SignName {
  return (SIGNS as readonly string[]).includes(word);
}
