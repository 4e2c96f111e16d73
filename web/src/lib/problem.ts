import type { Said } from "./words";

/** Something was not done; the words are found when it is shown, since the language can change. */
export class Problem extends Error {
  constructor(
    readonly key: string,
    readonly facts: Said = {},
    readonly sentence = "",
  ) {
    super(sentence === "" ? key : sentence);
  }
}

/** Any error as a problem that can be shown. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem("unreachable");
}
