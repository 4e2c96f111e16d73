/**
 * Long texts in parts: an event card by its sections, of which only one counts, an adrenaline card by what it is played
 * for, and a scenario by its sentences.
 */

import { SECTIONS } from "./view";

export type Part = { section: string; text: string };

/** A section begins with its name and a colon, at the beginning of a sentence. */
const HEAD = /(?<=^|[.!?] )\p{Lu}\p{L}+: /gu;

/** Who appears and who acts stands in brackets at the end, and is drawn elsewhere. */
const TAIL = / \([^()]*\)$/u;

export function partsOf(whole: string): Part[] {
  const text = whole.replace(TAIL, "");
  const starts = [...text.matchAll(HEAD)].map((match) => match.index);
  if (starts.length !== SECTIONS.length || starts[0] !== 0) return [{ section: "", text }];
  return starts.map((start, place) => ({
    section: SECTIONS[place] ?? "",
    text: text.slice(start, starts[place + 1]).replace(/^\S+ /, "").trim(),
  }));
}

export function tailOf(whole: string): string {
  return TAIL.exec(whole)?.[0].trim() ?? "";
}

/** The first sentence of an adrenaline card is its bonus and its cost, the rest its ability. */
export function bonusAndAbility(text: string): { bonus: string; ability: string } {
  const [bonus = ""] = /^[^.]*\./.exec(text) ?? [];
  return { bonus, ability: text.slice(bonus.length).trim() };
}

/** A sentence ends before a capital letter, but not after a title. */
const BETWEEN = /(?<=[.!?])(?<!\bDr\.) (?=\p{Lu})/u;

/** The text of a scenario, sentence by sentence. */
export function sentencesOf(text: string): string[] {
  return text.split(BETWEEN).filter((sentence) => sentence !== "");
}
