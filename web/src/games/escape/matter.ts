/** What the questions and options of the page have beside their words. */

import type { Asking, Frame, Told } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { boxOf, signed } from "./box";
import type { Told as Happened } from "./facts";
import { eventOffers } from "./offers";
import { optionOf } from "./options";
import { eventStep } from "./steps";
import { viewOf } from "./view";

/** Prompts at which a tile is an answer for where to go oneself. */
const GOING = ["squeeze", "slip away"];
const FORESEEN = "foresee";

/** Of the event card the section that counts; of one that need not come also who appears and who acts. */
export function matterOf(frame: Frame, words: Words): { title: string; text: string } | null {
  const view = viewOf(frame.view);
  const question = frame.question;
  const foreseen = question?.prompt === FORESEEN;
  const named = foreseen || eventOffers(question).length > 0;
  if (view.event === "" || !(named || eventStep(view, question) === "text")) return null;
  const who = foreseen ? `(${words.cardSay(view.event, "who-events")})` : "";
  const text = [words.cardPart(view.event, view.section ?? ""), who].filter(Boolean).join(" ");
  const title = [named ? "" : view.event, view.section ?? ""]
    .filter(Boolean)
    .map((name) => words.title(name))
    .join(", ");
  return text === "" ? null : { title, text };
}

/** Of an event card the section that counts; drawn at the end of a turn it has none. */
export function countsOf(told: Told, words: Words): string | null {
  const { card } = words.happened(told);
  const [, key, facts] = told as Happened;
  if (key !== "event-drawn" || card === null) return card;
  return words.cardPart(facts.card, facts.section) || null;
}

/** The tile onto which whoever picks the option goes. */
function goal(text: string, question: Asking, words: Words): string {
  const option = optionOf(text, words);
  if (option.tag === "move" || option.tag === "crawl") return option.fields.tile;
  return option.tag === "name-tile" && GOING.includes(question.prompt) ? option.fields.tile : "";
}

export function warningOf(option: string, frame: Frame, words: Words): string | null {
  const to = frame.question ? goal(option, frame.question, words) : "";
  const tile = viewOf(frame.view).tiles.find(({ name }) => name === to);
  return tile?.icons.includes("swarm") ? words.say("escape-swarm-there") : null;
}

/** Of an adrenaline card only what it is played for; to move fear by one is all that its name says. */
export function printedOf(text: string, words: Words): string | null {
  const option = optionOf(text, words);
  if (option.tag !== "play") return words.cardOf(text);
  const { card, for_: purpose } = option.fields;
  const row = boxOf(words.content?.box).adrenaline[card];
  if (row === undefined) return words.cardOf(text);
  if (purpose === row.stat) return words.cardSay(card, "bonus-adrenaline");
  if (purpose !== "its ability") return null;
  const ability = words.cardPart(card, "text");
  return row.fear === 0 ? ability : `${words.say("escape-fear-cost", { cost: signed(row.fear) })}. ${ability}`;
}
