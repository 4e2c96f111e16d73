import { describe, expect, test } from "vitest";
import { withFallen } from "../../../src/games/alone/avatar/fallen";
import { isAvatar } from "../../../src/games/alone/avatar/kinds";
import type { AvatarCard } from "../../../src/games/alone/facts";
import { figuresOf } from "../../../src/games/alone/figures";
import { isRoom, namesIn } from "../../../src/games/alone/holding";
import { called, isKind } from "../../../src/games/alone/kinds";
import { cell, place, spot, view } from "./fixtures";

const worms = (count: number) => ({ creatures: Array.from({ length: count }, () => ({ kind: "worm" })) });
const round = (number: number) => Number(number.toFixed(3));

describe("figures", () => {
  test("stand in the middle, the hero first, side by side", () => {
    const found = figuresOf([spot("1", 2, 3, { hero: true, holds: worms(1) })], []);
    expect(found.map(({ kind, x, y, size }) => [kind, round(x), round(y), round(size)])).toEqual([
      ["hero", 2.345, 3.5, 0.329],
      ["worm", 2.655, 3.5, 0.329],
    ]);
  });

  test("stand in rows, the last of them centred", () => {
    const found = figuresOf([spot("1", 0, 0, { holds: worms(3) })], []);
    expect(found.map(({ x, y }) => [round(x), round(y)])).toEqual([
      [0.345, 0.345],
      [0.655, 0.345],
      [0.5, 0.655],
    ]);
  });

  test("stand lower in a room, and are no larger than half a sector", () => {
    const [alone] = figuresOf([spot("1", 0, 0, { shape: "archive", holds: worms(1) })], []);
    expect([alone?.y, alone?.size]).toEqual([0.63, 0.5]);
  });

  test("are the same ones where they stay", () => {
    const spots = [spot("1", 0, 0, { hero: true }), spot("2", 1, 0, { holds: worms(2) })];
    const before = figuresOf(spots, []);
    expect(figuresOf(spots, before)).toEqual(before);
    expect(before.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test("come from the nearest place where one like them stood", () => {
    const before = figuresOf([spot("1", 0, 0, { holds: worms(1) }), spot("2", 5, 0, { holds: worms(1) })], []);
    const [moved] = figuresOf([spot("3", 4, 0, { holds: worms(1) })], before);
    expect(moved?.id).toBe(before.find((one) => one.spot === "2")?.id);
  });

  test("that were wounded are the same, that are new get a new number", () => {
    const before = figuresOf([spot("1", 0, 0, { holds: worms(1) })], []);
    const after = figuresOf(
      [spot("1", 0, 0, { holds: { creatures: [{ kind: "worm", wounded: true }, { kind: "queen" }] } })],
      before,
    );
    expect(after.map(({ id, kind, wounded }) => [id, kind, wounded])).toEqual([
      [1, "worm", true],
      [2, "queen", false],
    ]);
  });

  test("that are remembered are not those that come into sight elsewhere", () => {
    const before = figuresOf([spot("1", 0, 0, { ghost: true, holds: worms(1) })], []);
    expect(figuresOf([spot("2", 1, 0, { holds: worms(1) })], before).map(({ id }) => id)).toEqual([2]);
    expect(figuresOf([spot("2", 1, 0, { ghost: true, holds: worms(1) })], before).map(({ id }) => id)).toEqual([2]);
  });

  test("that lie on the ground are not those that stand", () => {
    const standing = figuresOf([spot("1", 0, 0, { holds: { creatures: [{ kind: "ravager" }] } })], []);
    const [lying] = figuresOf(
      [spot("1", 0, 0, { holds: { creatures: [{ kind: "ravager", fallen: true }] } })],
      standing,
    );
    expect(lying).toMatchObject({ id: 2, kind: "ravager", fallen: true });
  });
});

describe("a fallen avatar", () => {
  const card = (name: string, down: number) => ({ name, down }) as AvatarCard;
  const modules = { avatar: { tokens: 0, powers: [], avatars: [card("ravager", 4), card("trapper", 0)] } };

  test("lies in its sector, on the map and in the labyrinth, with whoever stands there", () => {
    const seen = withFallen(
      view({
        modules,
        labyrinth: [place(3, 0, 0), place(4, 0, 1, { holds: worms(1) })],
        map: [cell("a1", { number: 4 })],
      }),
    );
    expect(seen.labyrinth.map(({ holds }) => holds?.creatures)).toEqual([
      undefined,
      [{ kind: "worm" }, { kind: "ravager", fallen: true }],
    ]);
    expect(seen.map?.[0]?.holds?.creatures).toEqual([{ kind: "ravager", fallen: true }]);
  });

  test("changes nothing if there is none, and gives nobody a map", () => {
    const standing = view({ labyrinth: [place(1, 0, 0)] });
    expect(withFallen(standing)).toBe(standing);
    expect(withFallen(view({ modules }))).not.toHaveProperty("map");
  });
});

test("creatures are called by their kind and their state", () => {
  expect(called({ kind: "worm" })).toBe("worm");
  expect(called({ kind: "worm", wounded: true })).toBe("wounded worm");
  expect(called({ kind: "ravager", fallen: true })).toBe("fallen ravager");
});

test("kinds are those of the table, the special ones and the avatars", () => {
  expect(["worm", "herald", "ravager", "hero", "fallen ravager"].map(isKind)).toEqual([true, true, true, false, false]);
  expect(["ravager", "worm"].map(isAvatar)).toEqual([true, false]);
});

test("passages are no rooms", () => {
  expect((["corridor", "curve", "junction", "cross", "room", "archive", ""] as const).map(isRoom)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test("all that a sector holds is named", () => {
  expect(namesIn({})).toEqual([]);
  expect(
    namesIn({
      stairs: "red-stairs",
      control_unit: true,
      light: true,
      danger: true,
      condition: "glyph",
      missions: ["blue-mission"],
      creatures: [{ kind: "worm", wounded: true }],
    }),
  ).toEqual(["red-stairs", "light-control-unit", "light", "danger", "glyph", "blue-mission", "wounded worm"]);
});
