/** The options of a question as values, each of a class that its tag tells. */

import type { Asking } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Option } from "./facts";

type Tag = Option["tag"];
export type Tagged<One extends Tag> = Extract<Option, { tag: One }>;

/** The option with this text. */
export function optionOf(text: string, words: Words): Option {
  return words.optionOf(text) as Option;
}

/** The options that can be picked now. */
export function optionsOf(question: Asking | null, words: Words): Option[] {
  return question?.options.map((text) => optionOf(text, words)) ?? [];
}

/** Those of one class. */
export function offered<One extends Tag>(question: Asking | null, words: Words, tag: One): Tagged<One>[] {
  return optionsOf(question, words).filter((option): option is Tagged<One> => option.tag === tag);
}
