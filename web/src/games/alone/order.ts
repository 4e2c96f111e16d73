import type { InOrder } from "../game";
import { optionOf } from "./options";

/** An avatar stands before the cards: in a hand of ten it would be the last of many, and on a phone out of sight. */
export const inOrder: InOrder = (options, words) => {
  const activates = (option: string): boolean => optionOf(option, words).tag === "activate";
  const others = options.filter((option) => !activates(option));
  const first = others[0] !== undefined && optionOf(others[0], words).tag === "pass" ? 1 : 0;
  return [...others.slice(0, first), ...options.filter(activates), ...others.slice(first)];
};
