/** Which options belong to a thing of the sheets: a card, an item, a character. */

import type { Asking } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Option } from "./facts";
import { personAsked } from "./heard";
import { optionOf } from "./options";
import type { Prisoner, View } from "./view";

/** The things that options point at. */
type Place = NonNullable<Option["pointsAt"]>;

function offered(question: Asking | null, words: Words, fits: (place: Place) => boolean): string[] {
  return (question?.options ?? []).filter((text) => {
    const place = optionOf(text, words).pointsAt;
    return place !== null && fits(place);
  });
}

/** To play a card of the hand, or to lose it. */
export function cardOffers(question: Asking | null, words: Words, card: string): string[] {
  return offered(question, words, (place) => place[0] === "in-hand" && place[1].card === card);
}

/** To use an item or a skill, to lay it down, to give it, or to ask the other for it. */
export function thingOffers(
  question: Asking | null,
  words: Words,
  view: View,
  owner: Prisoner,
  thing: string,
): string[] {
  const asked = question?.prompt === "take" ? personAsked(question) : view.seat;
  if (owner.seat !== asked) return [];
  return offered(question, words, (place) => place[0] === "on-sheet" && place[1].gear === thing);
}

/** To name a die with this face. */
export function dieOffer(question: Asking | null, words: Words, face: string): string | null {
  return offered(question, words, (place) => place[0] === "die-shown" && place[1].face === face)[0] ?? null;
}

/** To choose a character. */
export function seatOffers(question: Asking | null, words: Words, seat: string): string[] {
  return offered(question, words, (place) => place[0] === "figure" && place[1].person === seat);
}

export type Turned = { option: string; quarters: number; shift: number };

/** How a tile can be laid. */
export function turnOffers(question: Asking | null, words: Words): Turned[] {
  return (question?.options ?? []).flatMap((text) => {
    const option = optionOf(text, words);
    if (option.tag !== "turned") return [];
    const { degrees, door } = option.fields;
    return [{ option: text, quarters: degrees / 90, shift: door ? door[1].number : 0 }];
  });
}

/** What a card of an event offers. */
const EVENT_PROMPTS = ["event choice", "event offer"];

export function eventOffers(question: Asking | null): string[] {
  return question && EVENT_PROMPTS.includes(question.prompt) ? question.options : [];
}

/** The options that are neither on the map, nor on the dice, nor on a thing of the sheets. */
export function deedsOf(question: Asking | null, words: Words, view: View, onMap: string[], dice: string[]): string[] {
  if (!question || eventOffers(question).length > 0) return [];
  const mine = view.people.find((one) => one.seat === view.seat);
  const things = view.people.flatMap((one) =>
    [...one.items, ...one.skills].flatMap((thing) => thingOffers(question, words, view, one, thing)),
  );
  const elsewhere = new Set([
    ...onMap,
    ...offered(question, words, (place) => place[0] === "die-shown" && dice.includes(place[1].face)),
    ...(mine?.hand.flatMap((card) => cardOffers(question, words, card)) ?? []),
    ...things,
    ...offered(question, words, (place) => place[0] === "drawn-tile"),
    ...view.people.flatMap((one) => seatOffers(question, words, one.seat)),
  ]);
  return question.options.filter((option) => !elsewhere.has(option));
}
