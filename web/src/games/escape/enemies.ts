import type { Enemy } from "./facts";

/** An enemy by the name that the map has for it. */
export function nameOfEnemy([, { kind, number }]: Enemy): string {
  return `${kind} ${number}`;
}
