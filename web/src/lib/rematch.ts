import type { Seated } from "./protocol";
import { browserName } from "./seats";
import { Socket } from "./socket";

/** Where a seat goes when the same people play again: the first two change places. */
export function seatAfter(seats: string[], seat: string): string {
  const [first, second] = seats;
  if (seat === first) return second ?? seat;
  return seat === second ? (first ?? seat) : seat;
}

/** Ask for another game in the name of a seat that nobody looks through now: one of several on this screen. */
export async function rematchOf(seat: Seated): Promise<Seated> {
  const socket = new Socket({
    hello: () => ({ type: "hello", token: seat.token, browser: browserName() }),
    heard: () => undefined,
    linked: () => undefined,
  });
  try {
    return (await socket.say({ type: "rematch" })).result as Seated;
  } finally {
    socket.close();
  }
}
