/** Which options belong to a thing of the sheets: a card, an item, a companion, an ability, a track. */

import type { Asking, Refusing } from "../../lib/protocol";
import { ACTIONS } from "./actions";
import type { Box, Deck, ItemShown } from "./facts";
import { CREATURES } from "./kinds";
import { DECKS } from "./printed";

/** Those of some options that can be picked now. */
export function offered(question: Asking | null, options: string[]): string[] {
  return options.filter((option) => question?.options.includes(option));
}

export function itemOffers(question: Asking | null, { item, charges, upgraded }: ItemShown): string[] {
  const upgrades = question?.options.filter((option) => option.startsWith(`upgrade ${item} by `)) ?? [];
  return [...offered(question, [item, `${charges} ${item}${upgraded ? " upgraded" : ""}`]), ...upgrades];
}

export function companionOffers(question: Asking | null, name: string): string[] {
  return question?.prompt === "character" ? [] : offered(question, [name, `sacrifice ${name}`]);
}

export function abilityOffers(question: Asking | null, name: string): string[] {
  return offered(question, [name, `learn ${name}`]);
}

/** The card face up, face down, and shown for its creature symbol. */
export function handOffers(question: Asking | null, card: string): string[] {
  return offered(question, [card, `down ${card}`, `show ${card}`]);
}

export function creatureOffers(question: Asking | null, kind: string): string[] {
  return question?.prompt === "fight" || question?.prompt === "target" ? [] : offered(question, [kind, `spawn ${kind}`]);
}

/** Characters to choose from: the hero at the start, later one who joins. */
export function characterOffers(question: Asking | null, box: Box, companions: string[]): string[] {
  return offered(question, box.characters).filter((name) => !companions.includes(name));
}

/** What the hero can be doing in a turn: an action, bullet time, and leaving it at that. */
const BESIDE_ACTIONS = ["bullet time", "end turn", "no more"];

export function isAction(name: string): boolean {
  return (ACTIONS as readonly string[]).includes(name);
}

export type Deed = { name: string; can: boolean; refusing: Refusing | null };

/** The actions while no question is about them: they keep their place. */
export const RESTING: Deed[] = [...ACTIONS, "bullet time"].map((name) => ({ name, can: false, refusing: null }));

/** The actions as a question offers or refuses them; none if it is about something else. */
export function deedsOf(question: Asking | null): Deed[] {
  if (!question?.options.some(isAction)) return [];
  return [...ACTIONS, ...BESIDE_ACTIONS]
    .map((name) => ({
      name,
      can: question.options.includes(name),
      refusing: question.refusals.find((one) => one.option === name) ?? null,
    }))
    .filter((deed) => deed.can || deed.refusing);
}

export type Sought = { option: string; can: boolean };

/** What can be looked for, in three rows: rooms, creatures, everything else; what was named already is there too. */
export function soughtOf(question: Asking | null, box: Box): Sought[][] {
  if (question?.prompt !== "locate") return [];
  const refused = question.refusals.map((one) => one.option);
  const all = [...question.options.filter((option) => !(option in box.items)), ...refused];
  const rooms = [...box.rooms, "any room"];
  const creatures = [...CREATURES, "any creature"];
  const others = all.filter((option) => !rooms.includes(option) && !creatures.includes(option));
  return [rooms, creatures, others].map((row) =>
    row.filter((option) => all.includes(option)).map((option) => ({ option, can: !refused.includes(option) })),
  );
}

/** Decks that can be picked now. */
export function deckOffers(question: Asking | null): Deck[] {
  return DECKS.filter((deck) => question?.options.includes(deck));
}
