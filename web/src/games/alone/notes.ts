import type { View } from "./facts";

/** A note of this round. */
export type Note = View["notes"][number];

/** The notes of a round by their turns, the last turn first. */
export function turnsOf(notes: Note[]): [number, Note[]][] {
  const found = new Map<number, Note[]>();
  for (const note of notes) found.set(note.turn, [...(found.get(note.turn) ?? []), note]);
  return [...found].sort(([one], [other]) => other - one);
}
