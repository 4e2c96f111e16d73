/** What a card shows beside its name and text. */

import type { Box } from "./facts";
import { deckOf } from "./printed";

/** The sign of a card, the word beside it, its colour, and the creature that it shows. */
type Face = { mark: string; kind: string; tone: string; reacts: string; symbol?: string | undefined };

export function faceOf(box: Box, card: string): Face {
  const deck = deckOf(box, card);
  // The text of a reaction card begins with its deck and with what it reacts to.
  if (deck) return { mark: deck, kind: "", tone: deck, reacts: "", symbol: box.symbols[card] };
  const item = box.items[card];
  if (item) return { mark: item.matrix, kind: item.matrix, tone: "item", reacts: item.action ?? "" };
  const mission = box.missions[card];
  if (mission) return { mark: "card", kind: mission.colour, tone: mission.colour, reacts: "" };
  if (box.characters.includes(card))
    return { mark: "character", kind: "alone-character", tone: "character", reacts: "" };
  return { mark: "card", kind: "", tone: "plain", reacts: "" };
}
