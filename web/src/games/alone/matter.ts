/** What the questions and options of the page have beside their words. */

import type { Frame } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { isAvatar } from "./avatar/kinds";
import type { AboutAvatar, View } from "./facts";
import { optionOf } from "./options";
import { powerOf } from "./power";
import { isBlocked } from "./targets";

const POWER = "avatar power";

/** Of an avatar that may use its power what that does, with the upgrades that bear a token. */
export function matterOf(frame: Frame, words: Words): { title: string; text: string } | null {
  const name = frame.question?.prompt === POWER ? (frame.question.about as AboutAvatar).avatar : "";
  const card = (frame.view as View).modules?.avatar?.avatars.find((one) => one.name === name);
  if (card === undefined) return null;
  const upgrades = card.upgrades.map((one) => `${words.title(one)}: ${words.cardText(one) ?? ""}`);
  return { title: words.title(name), text: [powerOf(name, words), ...upgrades].join(" ") };
}

/** That a door among doors is blocked, and would open. */
export function warningOf(option: string, frame: Frame, words: Words): string | null {
  return isBlocked(option, words, frame.view as View) ? words.say("alone-door-opens") : null;
}

/** Of an avatar its power alone: its numbers now, with its upgrades, stand on its card. */
export function printedOf(option: string, words: Words): string | null {
  const name = creatureOf(option, words);
  return isAvatar(name) ? powerOf(name, words) : words.cardOf(option);
}

/** The creature that an option names; empty if it names none. */
function creatureOf(text: string, words: Words): string {
  const option = optionOf(text, words);
  switch (option.tag) {
    case "activate":
      return option.fields.avatar;
    case "being":
    case "being-ahead":
    case "being-at":
    case "move":
      return option.fields.kind;
    default:
      return "";
  }
}
