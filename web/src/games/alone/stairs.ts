/** The letter on stairs, so that their colour is not the only sign. */

import type { Words } from "../../lib/words";

export function stairsLetter(words: Words, thing: string): string {
  if (thing === "red-stairs") return words.say("alone-letter-red");
  return thing === "blue-stairs" ? words.say("alone-letter-blue") : "";
}
