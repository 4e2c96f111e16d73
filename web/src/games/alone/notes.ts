import { type Note, noteOf } from "./view";

/** The notes of a round by their turns, the last turn first. */
export function turnsOf(notes: string[]): [number, Note[]][] {
  const found = new Map<number, Note[]>();
  for (const note of notes.map(noteOf)) found.set(note.turn, [...(found.get(note.turn) ?? []), note]);
  return [...found].sort(([one], [other]) => other - one);
}
