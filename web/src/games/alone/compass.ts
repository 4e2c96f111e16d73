/** The four sides of a sector, in the order in which a view has them. */

import type { Way } from "./facts";

export type Compass = Exclude<Way, "stairs">;

export const COMPASS = ["north", "east", "south", "west"] as const satisfies Compass[];

export function isCompass(word: string): word is Compass {
  return (COMPASS as readonly string[]).includes(word);
}
