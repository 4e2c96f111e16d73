import { describe, expect, test } from "vitest";
import type { TilePrinted, TileSeen } from "../../../src/games/escape/facts";
import * as places from "../../../src/games/escape/places";
import { turnedTile } from "../../../src/games/escape/turned";
import { sideOf, tileOf } from "../../../src/games/escape/view";
import { door, prisoner, tile, view } from "./fixtures";

const laid = (name: string, column: number, row: number, given: Partial<TileSeen> = {}) =>
  tileOf(tile(name, column, row, given));
const round = (number: number) => Number(number.toFixed(3));

test("a frame goes around all tiles", () => {
  expect(places.frameOf([laid("a", -1, 2), laid("b", 1, 0, { columns: 2 })])).toEqual({
    left: -1,
    top: 0,
    right: 3,
    bottom: 3,
  });
  expect(places.frameOf([])).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
});

describe("the infirmary", () => {
  const ann = prisoner("ann", { tile: "" });

  test("is drawn while somebody lies there: beside a tall map, below a wide one", () => {
    const tall = places.drawnTiles(view({ people: [ann], tiles: [tile("a", 0, 0), tile("b", 0, 1)] }));
    expect(tall.at(-1)).toMatchObject({ name: "infirmary", column: 1.45, row: 1, players: ["ann"] });
    const wide = places.drawnTiles(view({ people: [ann], tiles: [tile("a", 0, 0), tile("b", 1, 0)] }));
    expect(wide.at(-1)).toMatchObject({ name: "infirmary", column: 0, row: 1.45 });
  });

  test("is not drawn for those on the map or out of the game", () => {
    const people = [prisoner("ann"), prisoner("ben", { tile: "", fate: "killed" })];
    expect(places.drawnTiles(view({ people, tiles: [tile("a", 0, 0)] })).map(({ name }) => name)).toEqual(["a"]);
  });
});

test("what is looked at is drawn in from the edge of the map", () => {
  const world = { left: 0, top: 0, right: 10, bottom: 2 };
  expect(places.drawnIn({ x: 0, y: 0 }, world, 5, 5)).toEqual({ x: 1.5, y: 1 });
  expect(places.drawnIn({ x: 9.5, y: 1 }, world, 5, 2)).toEqual({ x: 8.5, y: 1 });
  expect(places.drawnIn({ x: 5, y: 1 }, world, 5, 2)).toEqual({ x: 5, y: 1 });
});

test("the way between two tiles leads through the door between them, else from vent to vent", () => {
  const from = laid("a", 0, 0, { sides: [door("east"), door("south", { kind: "wall" })] });
  expect(places.wayBetween(from, laid("b", 1, 0))).toEqual([
    { x: 0.5, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 1.5, y: 0.5 },
  ]);
  expect(places.wayBetween(from, laid("c", -1, 0))).toEqual([
    { x: 0.5, y: 0.485 },
    { x: -0.5, y: 0.485 },
  ]);
});

test("beyond a door is another door, a wall, or what nobody knows", () => {
  const here = laid("a", 0, 0, { sides: [door("east"), door("south"), door("north")] });
  const tiles = [
    here,
    laid("b", 1, 0, { sides: [door("west")] }),
    laid("c", 0, 1, { sides: [door("north", { kind: "wall" })] }),
  ];
  expect(here.sides.map((side) => places.beyond(tiles, here, side))).toEqual(["joined", "walled", "unknown"]);
});

test("a tile is laid by the door that faces the other, the one that was chosen of several", () => {
  const long = laid("a", 0, 0, {
    columns: 2,
    sides: [
      door("south", { name: "south 2", column: 1 }),
      door("south", { name: "south 1" }),
      door("south", { kind: "wall" }),
      door("east"),
    ],
  });
  const meeting = (shift: number) => places.doorMeeting(long, sideOf(door("north")), shift)?.side.name;
  expect([meeting(0), meeting(1), meeting(2)]).toEqual(["south 1", "south 2", undefined]);
});

describe("figures", () => {
  test("stand in one row, players first", () => {
    const found = places.tokensOn(
      laid("a", 2, 3, { players: ["ann"], enemies: [{ kind: "guard", number: 4, stunned: true }] }),
    );
    expect(found.map(({ key, x, y, size }) => [key, round(x), round(y), round(size)])).toEqual([
      ["ann", 2.343, 3.755, 0.28],
      ["guard 4", 2.657, 3.755, 0.28],
    ]);
    expect(found[1]).toMatchObject({ kind: "enemy", stunned: true });
  });

  test("stand in more rows where there are many, all on the floor of their tile", () => {
    const players = ["a", "b", "c", "d", "e"];
    const found = places.tokensOn(laid("a", 0, 0, { players }));
    expect(found.map(({ x, y }) => [x.toFixed(2), y.toFixed(2)])).toEqual([
      ["0.26", "0.66"],
      ["0.50", "0.66"],
      ["0.74", "0.66"],
      ["0.38", "0.85"],
      ["0.62", "0.85"],
    ]);
    const many = places.tokensOn(laid("a", 0, 0, { players: Array.from({ length: 9 }, (_, at) => String(at)) }));
    expect(new Set(many.map(({ y }) => round(y))).size).toBe(3);
  });
});

test("icons stand in a row, things lie along the walls", () => {
  const lab = laid("lab", 1, 1, { icons: ["lab", "crate", "fear"] });
  expect(lab.icons.map((icon) => round(places.iconPoint(lab, icon).x))).toEqual([1.3, 1.5, 1.7]);
  expect([0, 1, 2, 3].map((at) => [places.itemPoint(lab, at).x, places.itemPoint(lab, at).y].map(round))).toEqual([
    [1.85, 1.28],
    [1.85, 1.46],
    [1.15, 1.28],
    [1.15, 1.46],
  ]);
});

test("a vent is in the middle of a large tile", () => {
  expect(places.ventPoint(laid("a", 0, 0, { rows: 2, columns: 2 }))).toEqual({ x: 1, y: 1 });
  expect(places.ventPoint(laid("a", 0, 0))).toEqual({ x: 0.5, y: 0.485 });
});

test("ways are turned clockwise from the north", () => {
  expect((["north", "east", "south", "west"] as const).map(places.turnOf)).toEqual([0, 90, 180, 270]);
});

describe("a tile that is turned", () => {
  const printed: TilePrinted = {
    columns: 2,
    rows: 1,
    sides: [door("north", { column: 1 })],
    vent: true,
    icons: ["lab"],
  };
  const turned = (quarters: number) => {
    const { columns, rows, sides } = turnedTile("lab", printed, quarters);
    return [columns, rows, sides[0]?.way, sides[0]?.column, sides[0]?.row];
  };

  test("takes its doors along, quarter by quarter", () => {
    expect(turned(0)).toEqual([2, 1, "north", 1, 0]);
    expect(turned(1)).toEqual([1, 2, "east", 0, 1]);
    expect(turned(2)).toEqual([2, 1, "south", 0, 0]);
    expect(turned(3)).toEqual([1, 2, "west", 0, 0]);
    expect(turned(4)).toEqual(turned(0));
  });

  test("keeps what is printed on it", () => {
    expect(turnedTile("lab", printed, 1)).toMatchObject({ name: "lab", vent: true, icons: ["lab"], players: [] });
  });
});
