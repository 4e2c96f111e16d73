import { describe, expect, test } from "vitest";
import {
  frameOf,
  gridOf,
  labyrinthSpots,
  levelAt,
  mapSpots,
  placeIn,
  points,
  seesMap,
  unknownSides,
} from "../../../src/games/alone/spots";
import { cell, place, spot, view } from "./fixtures";

const where = (spots: { key: string; x: number; y: number; size: number }[]) =>
  spots.map(({ key, x, y, size }) => [key, ...[x, y, size].map((one) => Number(one.toFixed(3)))]);

test("a frame is as wide as its sectors, whatever their sizes", () => {
  expect(frameOf([spot("1", 2, 3), spot("2", -1, 4, { size: 0.7 }), spot("3", 3, 5)])).toEqual({
    left: -1,
    top: 3,
    right: 4,
    bottom: 6,
  });
  expect(frameOf([])).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
});

describe("the labyrinth", () => {
  test("keeps its sectors where they were: the hero moves", () => {
    const places = [place(1, 0, 0), place(2, 1, 0, { hero: true })];
    const { spots } = labyrinthSpots(places, [], new Map([["1", { x: 5, y: 7 }]]));
    expect(where(spots)).toEqual([
      ["1", 5, 7, 1],
      ["2", 6, 7, 1],
    ]);
  });

  test("lies where the view has it at first", () => {
    expect(where(labyrinthSpots([place(1, 2, 3)], [], new Map()).spots)).toEqual([["1", 2, 3, 1]]);
  });

  test("has the hero's part first, others smaller, beside a tall one", () => {
    const places = [
      place(1, 0, 0, { group: 7 }),
      place(2, 0, 0, { group: 3, hero: true }),
      place(3, 0, 1, { group: 3 }),
      place(4, 1, 0, { group: 7 }),
    ];
    const { spots, main } = labyrinthSpots(places, [], new Map());
    expect(main.map(({ key }) => key)).toEqual(["2", "3"]);
    expect(where(spots)).toEqual([
      ["2", 0, 0, 1],
      ["3", 0, 1, 1],
      ["1", 1.9, 0, 0.7],
      ["4", 2.6, 0, 0.7],
    ]);
  });

  test("has its other parts below a wide one, side by side", () => {
    const wide = [place(1, 0, 0, { hero: true }), place(2, 1, 0)];
    const { spots } = labyrinthSpots(
      [...wide, place(3, 0, 0, { group: 1 }), place(4, 0, 0, { group: 2 })],
      [],
      new Map(),
    );
    expect(where(spots).slice(2)).toEqual([
      ["3", 0, 1.9, 0.7],
      ["4", 1.33, 1.9, 0.7],
    ]);
  });

  test("shows what is remembered as ghosts, which move nothing", () => {
    const before = new Map([["8", { x: 9, y: 9 }]]);
    const { spots } = labyrinthSpots([place(1, 0, 0, { hero: true })], [place(8, 1, 0)], before);
    expect(where(spots)).toEqual([
      ["1", 0, 0, 1],
      ["8", 1, 0, 1],
    ]);
    expect(spots.map(({ ghost, seen }) => [ghost, seen])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe("evil's map", () => {
  test("has two levels of four columns and six rows, side by side", () => {
    expect(gridOf("a1")).toEqual({ level: 0, column: 0, row: 0 });
    expect(gridOf("d6")).toEqual({ level: 0, column: 3, row: 5 });
    expect(gridOf("e2")).toEqual({ level: 1, column: 0, row: 1 });
    expect([levelAt(0), levelAt(1)]).toEqual([
      { x: 0, y: 0 },
      { x: 4.7, y: 0 },
    ]);
    expect(where(mapSpots([cell("c3"), cell("f1")]))).toEqual([
      ["c3", 2, 2, 1],
      ["f1", 5.7, 0, 1],
    ]);
  });

  test("says which sectors the hero has seen", () => {
    const [seen, unseen] = mapSpots([cell("a1", { number: 4, steps: 2, hero: true }), cell("a2")]);
    expect(seen).toMatchObject({ seen: true, number: 4, steps: 2, hero: true, ghost: false });
    expect(unseen).toMatchObject({ seen: false, number: 0, steps: 0, hero: false, holds: {} });
  });

  test("is seen by whoever is given it", () => {
    expect(seesMap(view({ map: [] }))).toBe(true);
    expect(seesMap(view({}))).toBe(false);
  });
});

test("an open side with nothing behind it leads into the unknown", () => {
  const here = spot("1", 1, 1, { sides: ["open", "open", "door", "open"] });
  expect(unknownSides(here, [here])).toEqual([0, 1, 3]);
  expect(unknownSides(here, [here, spot("2", 2, 1), spot("3", 1, 0)])).toEqual([3]);
  expect(unknownSides({ ...here, ghost: true }, [here])).toEqual([]);
});

test("only sectors of full size keep their places", () => {
  expect([...points([spot("1", 1, 2), spot("2", 3, 4, { size: 0.7 })])]).toEqual([["1", { x: 1, y: 2 }]]);
});

test("things lie elsewhere in a room, whose name is at its top", () => {
  expect(placeIn("corridor", "danger")).toEqual({ x: 88, y: 12 });
  expect(placeIn("archive", "danger")).toEqual({ x: 83, y: 56 });
});
