import type { EntryOf } from "../game";

const PLAYED = /^(?<card>[^ ]+) for /;

/** An adrenaline card, whatever it is played for. */
export const entryOf: EntryOf = (option) => PLAYED.exec(option)?.groups?.["card"] ?? null;
