import type { Action } from "./facts";

/** What a hero can do in a turn, in the order of the rules. */
export const ACTIONS = ["move", "explore", "fight", "locate", "scavenge", "interact"] as const satisfies Action[];
