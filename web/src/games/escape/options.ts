/** What is offered, as values. */

import type { Words } from "../../lib/words";
import type { Option } from "./facts";

/** The option with this text. */
export function optionOf(text: string, words: Words): Option {
  return words.optionOf(text) as Option;
}
