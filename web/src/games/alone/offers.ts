/** Which options belong to a thing of the sheets: a card, an item, a companion, an ability, a track. */

import type { Asking, Refusing } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { ACTIONS } from "./actions";
import type { Box, ItemShown, Option } from "./facts";
import { CREATURES } from "./kinds";
import { offered, optionOf, optionsOf, type Tagged } from "./options";

export function itemOffers(question: Asking | null, words: Words, item: ItemShown): Option[] {
  return [
    ...offered(question, words, "item-card").filter(({ fields }) => fields.item === item.item),
    ...offered(question, words, "item-held").filter(({ fields }) => isHeld(fields, item)),
    ...offered(question, words, "upgrade").filter(({ fields }) => fields.item === item.item),
  ];
}

function isHeld(fields: Tagged<"item-held">["fields"], { item, charges, upgraded = false }: ItemShown): boolean {
  return fields.item === item && fields.charges === charges && fields.upgraded === upgraded;
}

export function companionOffers(question: Asking | null, words: Words, name: string): Option[] {
  if (question?.prompt === "character") return [];
  return [...offered(question, words, "character"), ...offered(question, words, "sacrifice")].filter(
    ({ fields }) => fields.character === name,
  );
}

export function abilityOffers(question: Asking | null, words: Words, name: string): Option[] {
  return [...offered(question, words, "use-ability"), ...offered(question, words, "learn")].filter(
    ({ fields }) => fields.ability === name,
  );
}

/** The card face up, face down, and shown for its creature symbol. */
export function handOffers(question: Asking | null, words: Words, card: string): Option[] {
  return [
    ...offered(question, words, "reaction-card"),
    ...offered(question, words, "face-down"),
    ...offered(question, words, "show"),
  ].filter(({ fields }) => fields.card === card);
}

export function creatureOffers(question: Asking | null, words: Words, kind: string): Option[] {
  if (question?.prompt === "fight" || question?.prompt === "target") return [];
  return [
    ...offered(question, words, "being").filter(({ fields }) => !fields.wounded),
    ...offered(question, words, "spawn"),
  ].filter(({ fields }) => fields.kind === kind);
}

/** The option that names a die with this face. */
export function dieOffer(question: Asking | null, words: Words, face: string): string | null {
  return offered(question, words, "die-showing").find(({ fields }) => fields.face === face)?.text ?? null;
}

export function recoveryOffers(question: Asking | null, words: Words, track: string): Option[] {
  return offered(question, words, "recover").filter(({ fields }) => fields.track === track);
}

export function powerOffers(question: Asking | null, words: Words, name: string): Option[] {
  return offered(question, words, "power").filter(({ fields }) => fields.power === name);
}

export function activationOffers(question: Asking | null, words: Words, avatar: string): Option[] {
  return offered(question, words, "activate").filter(({ fields }) => fields.avatar === avatar);
}

export function upgradeOffers(question: Asking | null, words: Words, upgrade: string): Option[] {
  return offered(question, words, "upgrade-card").filter(({ fields }) => fields.upgrade === upgrade);
}

/** Avatars to choose from, in the order of the box. */
export function avatarOffers(question: Asking | null, words: Words, avatars: string[]): Tagged<"being">[] {
  if (question?.prompt !== "avatar") return [];
  const found = offered(question, words, "being");
  return avatars.flatMap((name) => found.filter(({ fields }) => fields.kind === name));
}

/** Characters to choose from: the hero at the start, later one who joins. */
export function characterOffers(
  question: Asking | null,
  words: Words,
  box: Box,
  companions: string[],
): Tagged<"character">[] {
  const found = offered(question, words, "character").filter(({ fields }) => !companions.includes(fields.character));
  return box.characters.flatMap((name) => found.filter(({ fields }) => fields.character === name));
}

/** What the hero can be doing in a turn: an action, bullet time, and leaving it at that. */
const DEEDS = [...ACTIONS, "bullet-time", "end-turn", "no-more"] as const;
type DeedName = (typeof DEEDS)[number];

export function isAction(name: string): boolean {
  return (ACTIONS as readonly string[]).includes(name);
}

function deedOf(option: Option): DeedName | null {
  switch (option.tag) {
    case "act":
      return option.fields.action;
    case "use-bullet-time":
      return "bullet-time";
    case "end-turn":
    case "no-more":
      return option.tag;
    default:
      return null;
  }
}

/** A deed: the option that does it, or why it is refused. */
export type Deed = { name: DeedName; option: Option | null; refusing: Refusing | null };

/** The actions while no question is about them: they keep their place. */
export const RESTING: Deed[] = [...ACTIONS, "bullet-time" as const].map((name) => ({
  name,
  option: null,
  refusing: null,
}));

/** The actions as a question offers or refuses them; none if it is about something else. */
export function deedsOf(question: Asking | null, words: Words): Deed[] {
  const options = optionsOf(question, words);
  if (!options.some((option) => option.tag === "act")) return [];
  return DEEDS.map((name) => ({
    name,
    option: options.find((option) => deedOf(option) === name) ?? null,
    refusing: question?.refusals.find((one) => deedOf(optionOf(one.option, words)) === name) ?? null,
  })).filter((deed) => deed.option !== null || deed.refusing !== null);
}

/** Something to look for, by its name. */
type Sought = { option: string; name: string; can: boolean };

function soughtName(option: Option): string | null {
  switch (option.tag) {
    case "room-named":
      return option.fields.room;
    case "being":
      return option.fields.kind;
    case "nearest":
      return option.fields.landmark;
    case "toward":
      return option.fields.way;
    default:
      return null;
  }
}

/** What can be looked for, in three rows: rooms, creatures, everything else; what was named already is there too. */
export function soughtOf(question: Asking | null, words: Words, box: Box): Sought[][] {
  if (question?.prompt !== "locate") return [];
  const soughtAs =
    (can: boolean) =>
    (option: string): Sought[] => {
      const name = soughtName(optionOf(option, words));
      return name === null ? [] : [{ option, name, can }];
    };
  const all = [
    ...question.options.flatMap(soughtAs(true)),
    ...question.refusals.map((one) => one.option).flatMap(soughtAs(false)),
  ];
  const rooms = [...box.rooms, "any room"];
  const creatures = [...CREATURES, "any creature"];
  const others = all.filter(({ name }) => !rooms.includes(name) && !creatures.includes(name));
  const inRow = (row: string[]) => row.flatMap((name) => all.filter((one) => one.name === name));
  return [inRow(rooms), inRow(creatures), others];
}

/** Decks that can be picked now, in the order in which they are offered. */
export function deckOffers(question: Asking | null, words: Words): Tagged<"deck-named">[] {
  return offered(question, words, "deck-named");
}
