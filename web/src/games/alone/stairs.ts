import type { Words } from "../../lib/words";
import type { Stairs } from "./facts";

const STAIRS: readonly string[] = ["red-stairs", "blue-stairs", "stairs"] satisfies Stairs[];

export function isStairs(thing: string): thing is Stairs {
  return STAIRS.includes(thing);
}

/** The letter on stairs, so that their colour is not the only sign. */
export function stairsLetter(words: Words, thing: string): string {
  if (thing === "red-stairs") return words.say("alone-letter-red");
  return thing === "blue-stairs" ? words.say("alone-letter-blue") : "";
}
