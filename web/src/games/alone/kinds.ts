/** Kinds of creatures: those of the creature table, and those that modules add. */

import { isAvatar } from "./avatar/kinds";
import { SYMBOLS } from "./deep/kinds";
import type { CreatureShown } from "./facts";

/** A creature in its sector; an avatar that was knocked down lies there. */
export type Creature = CreatureShown & { fallen?: boolean };

export const CREATURES = ["spores", "parasite", "cultist", "mutant", "worm", "keeper", "queen"] as const;

export function isKind(word: string): boolean {
  return (CREATURES as readonly string[]).includes(word) || word in SYMBOLS || isAvatar(word);
}

/** A creature as everybody names it. */
export function called({ kind, wounded = false, fallen = false }: Creature): string {
  if (fallen) return `fallen ${kind}`;
  return wounded ? `wounded ${kind}` : kind;
}
