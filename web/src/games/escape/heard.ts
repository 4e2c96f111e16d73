/** What events and questions name, as the map has it. */

import type { Facts } from "../../lib/facts";
import type { Asking } from "../../lib/protocol";
import type { DoorSide, Face, Kind } from "./facts";
import type { Foe } from "./view";

const ENEMY = /\b(guard|clone|hybrid|cronos) (\d+)/;
const LAID = /^(.+) beyond (.+?) ((?:north|east|south|west)(?: \d)?)$/;

function text(facts: Facts, name: string): string {
  return String(facts[name] ?? "");
}

/** The enemy of an event. */
export function foeIn(facts: Facts): Foe {
  const [, kind = "guard", number = "0"] = ENEMY.exec(text(facts, "enemy")) ?? [];
  return { kind: kind as Kind, number: Number(number) };
}

/** The faces of dice. */
export function facesIn(facts: Facts): Face[] {
  return text(facts, "dice").split(" ").filter(Boolean) as Face[];
}

/** The tiles over which an enemy went. */
export function passedIn(facts: Facts): string[] {
  return text(facts, "over").replace(/^over /, "").split(", ").filter(Boolean);
}

/** The enemy that a question is about. */
export function foeAsked(question: Asking | null): Foe | null {
  const [, kind, number] = ENEMY.exec(text(question?.about ?? {}, "about")) ?? [];
  return kind === undefined ? null : { kind: kind as Kind, number: Number(number) };
}

/** The player that a question is about. */
export function personAsked(question: Asking): string {
  return text(question.about, "about");
}

/** The door behind which a tile is being laid. */
export function doorAsked(question: Asking): { tile: string; side: DoorSide } | null {
  const [, , tile, side] = LAID.exec(text(question.about, "about")) ?? [];
  return tile === undefined ? null : { tile, side: side as DoorSide };
}
