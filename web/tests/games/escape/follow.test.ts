import { describe, expect, test } from "vitest";
import { follow, type Followed, NOTHING } from "../../../src/games/escape/follow";
import type { Told } from "../../../src/lib/protocol";
import { tile, view } from "./fixtures";

const guard = { kind: "guard", number: 1 } as const;
const told = (number: number, key: string, facts: object = {}): Told => [number, key, facts as Told[2]];
const moved = (number: number, start: string, over: string[], to: string) =>
  told(number, "enemy-moved", { enemy: ["enemy", guard], start, over, to });
const guardIn = (name: string, seat = "ann") => view({ seat, tiles: [tile(name, 0, 0, { enemies: [guard] })] });
const trails = ({ trails: found }: Followed) => found.map(({ tiles, fresh }) => [tiles, fresh]);

describe("dice", () => {
  const rolled = told(2, "rolled", { who: "ann", purpose: "attack", against: "", dice: ["speed"] });

  test("are a player's, an enemy's, or those of a kind", () => {
    expect(follow([rolled], view(), NOTHING).roll).toEqual({
      by: "player",
      seat: "ann",
      purpose: "attack",
      against: "",
      dice: ["speed"],
      passed: null,
    });
    const attacked = told(1, "attacked", { enemy: ["enemy", guard], target: "ann", dice: ["strength"] });
    expect(follow([attacked], view(), NOTHING).roll).toMatchObject({ by: "enemy", enemy: guard, target: "ann" });
    const hybrids = told(1, "hybrids-rolled", { die: "speed" });
    expect(follow([hybrids], view(), NOTHING).roll).toMatchObject({ by: "kind", kind: "hybrid", dice: ["speed"] });
    const peeked = told(1, "peeked", { who: "ben", die: "speed" });
    expect(follow([peeked], view(), NOTHING).roll).toMatchObject({ by: "player", seat: "ben", purpose: "peek" });
  });

  test("pass or fail, and lie there until the next turn", () => {
    expect(follow([rolled, told(3, "passed")], view(), NOTHING).roll?.passed).toBe(true);
    expect(follow([rolled, told(3, "failed")], view(), NOTHING).roll?.passed).toBe(false);
    expect(follow([told(3, "passed")], view(), NOTHING).roll).toBeNull();
    expect(follow([rolled, told(3, "turn-began", { who: "ben" })], view(), NOTHING).roll).toBeNull();
  });
});

describe("ways of enemies", () => {
  test("go from where they stood over all tiles", () => {
    expect(trails(follow([moved(1, "a", ["b"], "c")], guardIn("c"), NOTHING))).toEqual([[["a", "b", "c"], true]]);
  });

  test("begin where the enemy was seen or appeared, if nothing else is said", () => {
    const seen = follow([], guardIn("a"), NOTHING);
    expect(trails(follow([moved(1, "", [], "c")], guardIn("c"), seen))).toEqual([[["a", "c"], true]]);
    const spawned = told(1, "spawned", { enemy: ["enemy", guard], tile: "b" });
    expect(trails(follow([spawned, moved(2, "", [], "c")], guardIn("c"), NOTHING))).toEqual([[["b", "c"], true]]);
  });

  test("that end elsewhere than the enemy stands are gone", () => {
    expect(trails(follow([moved(1, "a", [], "c")], guardIn("d"), NOTHING))).toEqual([]);
  });

  test("are fainter after the event of another, and gone after one's own", () => {
    const seen = follow([moved(1, "a", [], "c")], guardIn("c"), NOTHING);
    const drawn = (number: number) => told(number, "event-drawn", { card: "alarm", section: "fear" });
    const others = follow([told(2, "turn-began", { who: "ben" }), drawn(3)], guardIn("c"), seen);
    expect(trails(others)).toEqual([[["a", "c"], false]]);
    const mine = follow([told(2, "turn-began", { who: "ann" }), drawn(3)], guardIn("c"), seen);
    expect(trails(mine)).toEqual([]);
    const watching = follow([told(2, "turn-began", { who: "ben" }), drawn(3)], guardIn("c", "spectator"), seen);
    expect(trails(watching)).toEqual([]);
  });
});

test("an undo brings back the turn and the event of then", () => {
  const before = follow(
    [
      told(1, "turn-began", { who: "ann" }),
      told(2, "event-drawn", { card: "alarm", section: "fear" }),
      told(3, "turn-began", { who: "ben" }),
      told(4, "event-drawn", { card: "fire", section: "security" }),
    ],
    view(),
    NOTHING,
  );
  expect([before.turn, before.event?.card]).toEqual(["ben", "fire"]);
  const after = follow([told(5, "rewound", { to: 2 })], view(), before);
  expect([after.turn, after.event?.card, after.marks.length]).toEqual(["ann", "alarm", 2]);
});

test("what else is told changes nothing", () => {
  expect(follow([told(1, "fire-lit", { who: "ann" })], view(), NOTHING)).toEqual(NOTHING);
});
