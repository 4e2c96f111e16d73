/** The signs of the map and of the sheets. */

import type { Icon, Stat } from "./facts";

/** Icons that act again and again look like the others, with an arrow around them. */
type Again = Extract<Icon, `${string} again`>;

/** Signs with a picture of their own. */
export type Drawn = Exclude<Icon, Again> | Stat | "item" | "lock" | "threat" | "ability" | "vent" | "cards";

export type SignName = Drawn | Again;

export const AGAIN: Record<Again, Drawn> = { "fear again": "fear", "security again": "security" };

export function isAgain(sign: SignName): sign is Again {
  return sign in AGAIN;
}
