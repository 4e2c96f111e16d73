import type { InOrder } from "../game";

const PASS = "pass";
const ACTIVATE = /^activate /;

/** An avatar stands before the cards: in a hand of ten it would be the last of many, and on a phone out of sight. */
export const inOrder: InOrder = (options) => {
  const avatars = options.filter((option) => ACTIVATE.test(option));
  const others = options.filter((option) => !ACTIVATE.test(option));
  const first = others[0] === PASS ? 1 : 0;
  return [...others.slice(0, first), ...avatars, ...others.slice(first)];
};
