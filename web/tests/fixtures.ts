/** Small things that many tests begin with. */

import type { Content } from "../src/lib/content";
import type { Fact, Facts } from "../src/lib/facts";
import type { Asking, Frame, Refusing, Told } from "../src/lib/protocol";
import { Words } from "../src/lib/words";

/** An option as a game's generated types have it. */
type AnyOption = { text: string; tag: string; pointsAt: unknown; fields: object };

export function contentOf(given: Partial<Content> = {}): Content {
  return { game: "pebbles", texts: {}, cards: {}, sections: [], moments: [], options: [], box: null, ...given };
}

/** The options of a content as the server sends them: of each its text, what it points at, and its fields. */
export function rowsOf(options: AnyOption[]): Content["options"] {
  return options.map(({ text, tag, pointsAt, fields }) => [
    tag,
    Object.keys(fields),
    [[text, (pointsAt ?? "") as Fact, ...(Object.values(fields) as Fact[])]],
  ]);
}

/** English words with these messages, for a game with these options. */
export function wordsOf(messages: string, options: AnyOption[] = [], given: Partial<Content> = {}): Words {
  return new Words("en", contentOf({ texts: { en: messages }, options: rowsOf(options), ...given }), "");
}

export function asking(prompt: string, options: AnyOption[] = [], given: Partial<Asking> = {}): Asking {
  return {
    ask: 1,
    prompt,
    about: {},
    options: options.map(({ text }) => text),
    refusals: [],
    reacts: false,
    ...given,
  };
}

export function refusing(option: string, facts: Facts = {}): Refusing {
  return { option, rule: "A6.5", reason: "why", facts };
}

export function frameOf(view: unknown, question: Asking | null = null, told: Told[] = []): Frame {
  return {
    type: "frame",
    seat: "hero",
    view,
    question,
    waiting: "hero",
    told,
    from_start: false,
    earlier: false,
    undo: "no",
    remembered: null,
    pictures: {},
  };
}
