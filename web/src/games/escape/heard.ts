/** What questions are about, as the map has it. */

import type { Asking } from "../../lib/protocol";
import type { AboutAttack, AboutEnemy, AboutLaying, AboutPerson, DoorSide } from "./facts";
import type { Foe } from "./view";

/** The enemy that a question is about. */
export function foeAsked(question: Asking | null): Foe | null {
  const { enemy } = (question?.about ?? {}) as Partial<AboutEnemy | AboutAttack>;
  return enemy ? enemy[1] : null;
}

/** The player that a question is about. */
export function personAsked(question: Asking): string {
  return (question.about as AboutPerson).who;
}

/** The door behind which a tile is being laid. */
export function doorAsked(question: Asking): { tile: string; side: DoorSide } {
  const { beyond, side } = question.about as AboutLaying;
  return { tile: beyond, side };
}
