import type { EntryOf } from "../game";
import { optionOf } from "./options";

/** An adrenaline card, whatever it is played for. */
export const entryOf: EntryOf = (text, words) => {
  const option = optionOf(text, words);
  return option.tag === "play" ? option.fields.card : null;
};
