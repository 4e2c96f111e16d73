import type { GameOffered } from "../lib/protocol";

/** The seats of a game with this set-up, the first of them the one that a newcomer takes. */
export function seatsOf(game: GameOffered, setup: Record<string, string>): string[] {
  return game.seats[setup[game.seated_by] ?? ""] ?? [];
}

/** The side that a seat plays for. */
export function sideOf(seat: string): string {
  return seat.split(" ")[0] ?? seat;
}

/** In which games the players of a side have a leader, and the setting that says who that is first. */
const LED: Record<string, { side: string; setting: string; first: string }> = {
  alone: { side: "evil", setting: "leader", first: "first" },
};

/** Who leads first unless something else is chosen: a person whose team-mates are bots. */
export function leaderOf(game: string, seats: string[], isBot: (seat: string) => boolean): Record<string, string> {
  const led = LED[game];
  const [first, ...others] = seats.filter((seat) => sideOf(seat) === led?.side);
  if (led === undefined || first === undefined || others.length === 0) return {};
  return !isBot(first) && others.every(isBot) ? { [led.setting]: led.first } : {};
}

/** In which games one side alone is asked at moments; in the others everybody is. */
const REACTING: Record<string, string> = { alone: "evil" };

export function isAskedAtMoments(game: string, seat: string): boolean {
  return (REACTING[game] ?? sideOf(seat)) === sideOf(seat);
}
