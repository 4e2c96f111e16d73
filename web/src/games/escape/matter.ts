/** What the questions and options of the page have beside their words. */

import type { Asking, Frame, Told } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { boxOf, signed } from "./box";
import { eventOffers, purposeOf } from "./offers";
import { eventStep } from "./steps";
import type { View } from "./view";

/** Prompts at which a tile is an answer for where to go oneself. */
const GOING = ["squeeze", "slip away"];
const ABILITY = "its ability";
const FORESEEN = "foresee";

/** Of the event card the section that counts; of one that need not come also who appears and who acts. */
export function matterOf(frame: Frame, words: Words): { title: string; text: string } | null {
  const view = frame.view as View;
  const question = frame.question;
  const foreseen = question?.prompt === FORESEEN;
  const named = foreseen || eventOffers(question).length > 0;
  if (view.event === "" || !(named || eventStep(view, question) === "text")) return null;
  const who = foreseen ? `(${words.cardSay(view.event, "who-events")})` : "";
  const text = [words.cardPart(view.event, view.section), who].filter(Boolean).join(" ");
  const title = [named ? "" : view.event, view.section].filter(Boolean).map((name) => words.title(name)).join(", ");
  return text === "" ? null : { title, text };
}

/** Of an event card the section that counts; drawn at the end of a turn it has none. */
export function countsOf(told: Told, words: Words): string | null {
  const { card } = words.happened(told);
  const [, key, facts] = told;
  if (key !== "event-drawn" || card === null) return card;
  return words.cardPart(String(facts["card"]), String(facts["section"])) || null;
}

/** The tile onto which whoever picks the option goes. */
function goal(option: string, question: Asking): string {
  if (GOING.includes(question.prompt)) return option;
  return /^(?:move|crawl) (.+)$/.exec(option)?.[1] ?? "";
}

export function warningOf(option: string, frame: Frame, words: Words): string | null {
  const to = frame.question ? goal(option, frame.question) : "";
  const tile = (frame.view as View).tiles.find(({ name }) => name === to);
  return tile?.icons.includes("swarm") ? words.say("escape-swarm-there") : null;
}

/** Of an adrenaline card only what it is played for; to move fear by one is all that its name says. */
export function printedOf(option: string, words: Words): string | null {
  const purpose = purposeOf(option);
  const [card = ""] = option.split(" ");
  const row = boxOf(words.content?.box).adrenaline[card];
  if (purpose === "" || row === undefined) return words.cardOf(option);
  if (purpose === row.stat) return words.cardSay(card, "bonus-adrenaline");
  if (purpose !== ABILITY) return null;
  const ability = words.cardPart(card, "text");
  return row.fear === 0 ? ability : `${words.say("escape-fear-cost", { cost: signed(row.fear) })}. ${ability}`;
}
