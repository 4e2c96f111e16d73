import { randomHex } from "./chance";
import type { Seated } from "./protocol";

const KEPT_AS = "unlit-seats";

/** The seats that this browser holds; whoever has a token has the seat. */
export function keptSeats(): Seated[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? (kept as Seated[]) : [];
  } catch {
    return [];
  }
}

export function keepSeats(seats: Seated[]): void {
  const tokens = new Set(seats.map((seat) => seat.token));
  const others = keptSeats().filter((seat) => !tokens.has(seat.token));
  localStorage.setItem(KEPT_AS, JSON.stringify([...others, ...seats]));
}

export function forgetSeats(tokens: string[]): void {
  const left = keptSeats().filter((seat) => !tokens.includes(seat.token));
  localStorage.setItem(KEPT_AS, JSON.stringify(left));
}

const BROWSER_KEPT_AS = "unlit-browser";

/** A name for this browser, made up once: whoever has seen a seat in it is refused another seat of the same game. */
export function browserName(): string {
  const kept = localStorage.getItem(BROWSER_KEPT_AS);
  if (kept !== null) return kept;
  const name = randomHex(16);
  localStorage.setItem(BROWSER_KEPT_AS, name);
  return name;
}

const NAME_KEPT_AS = "unlit-name";

/** The name that this visitor gave last. */
export function keptName(): string {
  return localStorage.getItem(NAME_KEPT_AS) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME_KEPT_AS, name);
}

/** This browser's share of the chance of a table: the dice are mixed of a secret and a seed from every seat. */
export function seedOf(table: string): string {
  const key = `unlit-seed-${table}`;
  const kept = localStorage.getItem(key);
  if (kept !== null) return kept;
  const seed = randomHex(32);
  localStorage.setItem(key, seed);
  return seed;
}
