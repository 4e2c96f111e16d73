import type { Content } from "../../lib/content";
import type { Words } from "../../lib/words";
import { boxOf } from "./box";

/** What is told before the scenario of this set-up begins. */
export function storyOf(content: Content, setup: Record<string, string>, words: Words): string {
  return words.cardPart(boxOf(content.box).scenarios[setup.scenario ?? ""] ?? "", "story");
}
