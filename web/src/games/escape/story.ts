import type { Content } from "../../lib/content";
import type { Language } from "../../lib/language";
import { boxOf } from "./box";

/** What is told before the scenario of this set-up begins. */
export function storyOf(content: Content, setup: Record<string, string>, language: Language): string {
  const box = boxOf(content.box);
  return box.stories[box.scenarios[setup["scenario"] ?? ""] ?? ""]?.[language] ?? "";
}
