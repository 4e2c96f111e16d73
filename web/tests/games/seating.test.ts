import { describe, expect, test } from "vitest";
import { isAskedAtMoments, leaderOf, seatsOf, sideOf } from "../../src/games/seating";
import type { GameOffered } from "../../src/lib/protocol";

const GAME: GameOffered = {
  titles: {},
  name: "alone",
  settings: [],
  seated_by: "players",
  seats: { "2": ["hero", "evil 1"] },
  bots: [],
  campaign: {},
  content: "",
};

test("the seats follow from the setting that seats people", () => {
  expect(seatsOf(GAME, { players: "2", difficulty: "3" })).toEqual(["hero", "evil 1"]);
  expect(seatsOf(GAME, { players: "7" })).toEqual([]);
  expect(seatsOf(GAME, {})).toEqual([]);
});

test("the side of a seat is its first word", () => {
  expect([sideOf("evil 2"), sideOf("hero")]).toEqual(["evil", "hero"]);
});

describe("a leader", () => {
  const seats = ["hero", "evil 1", "evil 2"];
  const bots =
    (...names: string[]) =>
    (seat: string) =>
      names.includes(seat);

  test("is a person among bots", () => {
    expect(leaderOf("alone", seats, bots("hero", "evil 2"))).toEqual({ leader: "first" });
  });

  test("is nobody in particular otherwise", () => {
    expect(leaderOf("alone", seats, bots("evil 1", "evil 2"))).toEqual({});
    expect(leaderOf("alone", seats, bots())).toEqual({});
    expect(leaderOf("alone", ["hero", "evil 1"], bots())).toEqual({});
    expect(leaderOf("escape", seats, bots("evil 2"))).toEqual({});
  });
});

test("at moments evil alone is asked in ALONE, everybody elsewhere", () => {
  expect(isAskedAtMoments("alone", "evil 2")).toBe(true);
  expect(isAskedAtMoments("alone", "hero")).toBe(false);
  expect(isAskedAtMoments("escape", "hero")).toBe(true);
});
