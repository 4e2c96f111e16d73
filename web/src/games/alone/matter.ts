/** What the questions and options of the page have beside their words. */

import type { Frame } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { isAvatar } from "./avatar/kinds";
import type { View } from "./facts";
import { powerOf } from "./power";
import { isBlocked } from "./targets";

const POWER = "avatar power";

/** Of an avatar that may use its power what that does, with the upgrades that bear a token. */
export function matterOf(frame: Frame, words: Words): { title: string; text: string } | null {
  const name = frame.question?.prompt === POWER ? String(frame.question.about["about"]) : "";
  const card = (frame.view as View).modules?.avatar?.avatars.find((one) => one.name === name);
  if (card === undefined) return null;
  const upgrades = card.upgrades.map((one) => `${words.title(one)}: ${words.cardText(one) ?? ""}`);
  return { title: words.title(name), text: [powerOf(name, words), ...upgrades].join(" ") };
}

/** That a door among doors is blocked, and would open. */
export function warningOf(option: string, frame: Frame, words: Words): string | null {
  return isBlocked(option, frame.view as View) ? words.say("alone-door-opens") : null;
}

/** Of an avatar its power alone: its numbers now, with its upgrades, stand on its card. */
export function printedOf(option: string, words: Words): string | null {
  const name = option.split(" ").at(-1) ?? "";
  return isAvatar(name) ? powerOf(name, words) : words.cardOf(option);
}
