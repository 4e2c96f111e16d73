/** The text of an event card by its sections, of which only one counts. */

import { SECTIONS } from "./view";

export type Part = { section: string; text: string };

/** A section begins with its name and a colon, at the beginning of a sentence. */
const HEAD = /(?<=^|[.!?] )\p{Lu}\p{L}+: /gu;

export function partsOf(text: string): Part[] {
  const starts = [...text.matchAll(HEAD)].map((match) => match.index);
  if (starts.length !== SECTIONS.length || starts[0] !== 0) return [{ section: "", text }];
  return starts.map((start, place) => ({
    section: SECTIONS[place] ?? "",
    text: text.slice(start, starts[place + 1]).replace(/^\S+ /, "").trim(),
  }));
}
