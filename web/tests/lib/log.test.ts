import { describe, expect, test } from "vitest";
import { after, entriesOf, joined, lastNumber, type Line } from "../../src/lib/log";
import type { Told } from "../../src/lib/protocol";
import { frameOf } from "../fixtures";

function line(number: number, key = "moved"): Told {
  return [number, key, {}];
}

function numbers(lines: Line[]): number[] {
  return lines.map(({ told: [number] }) => number);
}

const wordsFor = ([, key, facts]: Told) => ({ said: typeof facts.said === "string" ? facts.said : key, card: null });

describe("the log", () => {
  test("joins what was told earlier and later, each line once and in order", () => {
    const lines = joined(joined([], [line(3), line(4)]), [line(1), line(4), line(2)]);
    expect(numbers(lines)).toEqual([1, 2, 3, 4]);
    expect(lastNumber(lines)).toBe(4);
  });

  test("stays the same object when nothing is new", () => {
    const lines = joined([], [line(1)]);
    expect(joined(lines, [line(1)])).toBe(lines);
  });

  test("begins anew with a frame from the start", () => {
    const lines = joined([], [line(1), line(2)]);
    expect(numbers(after(lines, frameOf(null, null, [line(3)])))).toEqual([1, 2, 3]);
    expect(numbers(after(lines, { ...frameOf(null, null, [line(3)]), from_start: true }))).toEqual([3]);
  });

  test("has the number 0 while it is empty", () => {
    expect(lastNumber([])).toBe(0);
  });

  test("strikes out what an undo took back, and neither the undo nor what follows", () => {
    const lines = joined([], [line(1), line(2), line(3), [4, "rewound", { to: 1 }], line(5)]);
    expect(lines.map(({ struck }) => struck)).toEqual([false, true, true, false, false]);
  });

  test("strikes out lines that come after the undo was told", () => {
    const lines = joined(joined([], [[4, "rewound", { to: 2 }]]), [line(1), line(2), line(3)]);
    expect(lines.map(({ struck }) => struck)).toEqual([false, false, true, false]);
  });
});

describe("entries", () => {
  const drew = (number: number, said: string, struck = false): Line => ({ told: [number, "drew", { said }], struck });

  test("count what is told again among others of its kind", () => {
    const found = entriesOf([drew(1, "rust"), drew(2, "snare"), drew(3, "rust")], wordsFor);
    expect(found.map(({ said, times, number }) => [said, times, number])).toEqual([
      ["rust", 2, 1],
      ["snare", 1, 2],
    ]);
  });

  test("begin anew after a line of another kind", () => {
    const between: Line = { told: [2, "moved", {}], struck: false };
    expect(entriesOf([drew(1, "rust"), between, drew(3, "rust")], wordsFor).map(({ times }) => times)).toEqual([
      1, 1, 1,
    ]);
  });

  test("do not mix what was taken back with what counts", () => {
    const found = entriesOf([drew(1, "rust", true), drew(2, "rust")], wordsFor);
    expect(found.map(({ struck, times }) => [struck, times])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  test("do not count across the first new line", () => {
    expect(entriesOf([drew(1, "rust"), drew(2, "rust")], wordsFor, 2).map(({ number }) => number)).toEqual([1, 2]);
  });
});
