/** A note of this round: its turn, and a noise or an answer. */
export type Note =
  | { turn: number; what: "noise"; way: string }
  | { turn: number; what: "answer"; target: string; distance: number; level: string }
  | { turn: number; what: "words"; words: string };

function noteOf(text: string): Note {
  const [first = "", ...rest] = text.split(" ");
  const turn = Number(first);
  if (rest[0] === "noise") return { turn, what: "noise", way: rest.slice(1).join(" ") };
  const distance = Number(rest.at(-2));
  if (rest.length > 2 && Number.isInteger(distance)) {
    return { turn, what: "answer", target: rest.slice(0, -2).join(" "), distance, level: rest.at(-1) ?? "" };
  }
  return { turn, what: "words", words: rest.join(" ") };
}

/** The notes of a round by their turns, the last turn first. */
export function turnsOf(notes: string[]): [number, Note[]][] {
  const found = new Map<number, Note[]>();
  for (const note of notes.map(noteOf)) found.set(note.turn, [...(found.get(note.turn) ?? []), note]);
  return [...found].sort(([one], [other]) => other - one);
}
