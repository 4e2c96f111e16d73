type Setup = Record<string, string>;

const SEATS: Record<string, (setup: Setup) => string[]> = {
  alone: (setup) => ["hero", ...Array.from({ length: Number(setup["team"] ?? 1) }, (_, place) => `evil ${place + 1}`)],
};

/** Whether the page knows who sits at a game, and so can offer it. */
export function isSeated(game: string): boolean {
  return game in SEATS;
}

/** The seats of a game with this set-up, the first of them the one that a newcomer takes. */
export function seatsOf(game: string, setup: Setup): string[] {
  return SEATS[game]?.(setup) ?? [];
}

/** The side that a seat plays for. */
export function sideOf(seat: string): string {
  return seat.split(" ")[0] ?? seat;
}

/** The sides that are asked at moments, whether they have something to play or not. */
const REACTING: Record<string, string> = { alone: "evil" };

export function isAskedAtMoments(game: string, seat: string): boolean {
  return REACTING[game] === sideOf(seat);
}
