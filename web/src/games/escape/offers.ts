/** Which options belong to a thing of the sheets: a card, an item, a character. */

import type { Asking } from "../../lib/protocol";
import type { AboutPerson } from "./facts";
import type { Prisoner, View } from "./view";

function offered(question: Asking | null, fits: (option: string) => boolean): string[] {
  return question?.options.filter(fits) ?? [];
}

/** To play a card of the hand, or to lose it. */
export function cardOffers(question: Asking | null, card: string): string[] {
  return offered(question, (option) => option === card || option.startsWith(`${card} for `));
}

/** What a card is played for; empty where it is lost. */
export function purposeOf(option: string): string {
  return option.split(" for ")[1] ?? "";
}

/** To use an item or a skill, to lay it down, to give it, or to ask the other for it. */
export function thingOffers(question: Asking | null, view: View, owner: Prisoner, thing: string): string[] {
  const asked = question?.prompt === "take" ? (question.about as AboutPerson).who : view.seat;
  if (owner.seat !== asked) return [];
  return offered(question, (option) => option === thing || option === `use ${thing}`);
}

/** To choose a character. */
export function seatOffers(question: Asking | null, seat: string): string[] {
  return offered(question, (option) => option === seat || option === `trade with ${seat}`);
}

const TURNED = /^turned (\d+)(?: place (\d+))?$/;

export type Turned = { option: string; quarters: number; shift: number };

/** How a tile can be laid. */
export function turnOffers(question: Asking | null): Turned[] {
  return offered(question, (option) => TURNED.test(option)).map((option) => {
    const [, degrees = "0", shift = "0"] = TURNED.exec(option) ?? [];
    return { option, quarters: Number(degrees) / 90, shift: Number(shift) };
  });
}

/** What a card of an event offers. */
const EVENT_PROMPTS = ["event choice", "event offer"];

export function eventOffers(question: Asking | null): string[] {
  return question && EVENT_PROMPTS.includes(question.prompt) ? question.options : [];
}

/** The options that are neither on the map, nor on the dice, nor on a thing of the sheets. */
export function deedsOf(question: Asking | null, view: View, onMap: string[], dice: string[]): string[] {
  if (!question || eventOffers(question).length > 0) return [];
  const mine = view.people.find((one) => one.seat === view.seat);
  const things = view.people.flatMap((one) =>
    [...one.items, ...one.skills].flatMap((thing) => thingOffers(question, view, one, thing)),
  );
  const elsewhere = new Set([
    ...onMap,
    ...dice,
    ...(mine?.hand.flatMap((card) => cardOffers(question, card)) ?? []),
    ...things,
    ...turnOffers(question).map(({ option }) => option),
    ...view.people.flatMap((one) => seatOffers(question, one.seat)),
  ]);
  return question.options.filter((option) => !elsewhere.has(option));
}
