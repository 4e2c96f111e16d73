import type { GameOffered } from "../lib/protocol";

/** The seats of a game with this set-up, the first of them the one that a newcomer takes. */
export function seatsOf(game: GameOffered, setup: Record<string, string>): string[] {
  return game.seats[setup[game.seated_by] ?? ""] ?? [];
}

/** The side that a seat plays for. */
export function sideOf(seat: string): string {
  return seat.split(" ")[0] ?? seat;
}

/** In which games one side alone is asked at moments; in the others everybody is. */
const REACTING: Record<string, string> = { alone: "evil" };

export function isAskedAtMoments(game: string, seat: string): boolean {
  return (REACTING[game] ?? sideOf(seat)) === sideOf(seat);
}
