/** How far the event card of this turn has been resolved. */

import type { Asking } from "../../lib/protocol";
import type { View } from "./view";

export const EVENT_STEPS = ["spawn", "text", "activation"] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** Prompts by which an enemy's activation shows; all others of that phase belong to the text. */
const ACTIVATION = ["enemy goes", "before an attack", "after an attack roll", "lose card"];

/** The step that is being resolved; the view's phase names the one that comes after the question. */
export function eventStep(view: View, question: Asking | null): EventStep | null {
  if (!view.event) return null;
  if (view.phase === "spawn" || view.phase === "text") return "spawn";
  if (view.phase === "activation" && view.section && question && !ACTIVATION.includes(question.prompt)) return "text";
  return "activation";
}
