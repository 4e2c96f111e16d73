/** The printed numbers and texts of the game, as the server gives them. */

import type { PrintedAvatar } from "./avatar/view";

export const COLUMNS = ["wound", "kill", "dark", "light", "fright", "spawn"] as const;

export type Stats = Record<(typeof COLUMNS)[number], number>;

export type Box = {
  top: number;
  turns: number;
  caps: number[];
  adrenaline: number[];
  track: number;
  track_danger: number;
  most_items: number;
  unlocked: number;
  rooms: string[];
  decks: Record<string, string[]>;
  icons: Record<string, string>;
  symbols: Partial<Record<string, string>>;
  creatures: Record<string, { calm: Stats; nightmare: Stats; tokens: number; teaches: string }>;
  items: Record<string, { matrix: string; required: string; action: string; copies: number }>;
  missions: Record<string, { colour: string; room: string; steps: number }>;
  characters: string[];
  modules: { avatar?: { avatars: Record<string, PrintedAvatar> } };
};

/** The deck of a reaction card; empty for any other card. */
export function deckOf(box: Box, card: string): string {
  return Object.keys(box.decks).find((deck) => box.decks[deck]?.includes(card)) ?? "";
}
