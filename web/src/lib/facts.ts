/** Facts: what options, events, questions and refusals carry, of which `Words` makes sentences. */

import type { Content } from "./content";

/** A thing with facts of its own, by its tag. */
export type Thing = [tag: string, facts: Facts];

/** A number, a truth, a name, a thing, or a list of those. */
export type Fact = number | boolean | string | Thing | Fact[];

// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- a Record cannot refer to itself
export type Facts = { [name: string]: Fact };

export function isThing(fact: Fact): fact is Thing {
  return Array.isArray(fact) && fact.length === 2 && typeof fact[1] === "object" && !Array.isArray(fact[1]);
}

/** An option as a value: its text, by which it is answered, its tag, the thing that it points at, and its fields. */
export type Option = { text: string; tag: string; pointsAt: Thing | null; fields: Facts };

/** Every option of a game, by its text. */
export function optionsOf(content: Content | null): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const [tag, names, rows] of content?.options ?? []) {
    for (const [text, pointsAt, ...values] of rows) {
      const fields = Object.fromEntries(names.map((name, place) => [name, values[place] ?? ""]));
      found.set(text, { text, tag, pointsAt: isThing(pointsAt) ? pointsAt : null, fields });
    }
  }
  return found;
}
