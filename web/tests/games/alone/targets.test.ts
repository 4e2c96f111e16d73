import { describe, expect, test } from "vitest";
import type { Option, Way } from "../../../src/games/alone/facts";
import { aboutSector, asksForPlace, isBlocked, sectorsOf, targetsOf } from "../../../src/games/alone/targets";
import { asking } from "../../fixtures";
import { bare, cell, figure, spot, view, WALLS, words } from "./fixtures";

const walk = (way: Way): Option => ({
  text: `walk ${way}`,
  tag: "toward",
  pointsAt: ["side-here", { way }],
  fields: { way },
});
const free = (way: Way): Option => ({
  text: `free ${way}`,
  tag: "free",
  pointsAt: ["door-here", { way }],
  fields: { way },
});
const block = (way: Way): Option => ({
  text: `block ${way}`,
  tag: "block",
  pointsAt: ["door-here", { way }],
  fields: { way },
});
const at = (sector: string): Option => ({
  text: `at ${sector}`,
  tag: "at",
  pointsAt: ["map-sector", { sector }],
  fields: { sector },
});
const between = (one: string, other: string): Option => ({
  text: `door ${one} ${other}`,
  tag: "door-between",
  pointsAt: ["map-door", { one, other }],
  fields: { one, other },
});
const being = (wounded: boolean): Option => ({
  text: wounded ? "wounded worm" : "worm",
  tag: "being",
  pointsAt: ["creature-here", { wounded, kind: "worm" }],
  fields: { wounded, kind: "worm" },
});
const ahead = (way: Way, far: number): Option => ({
  text: `worm ${way} ${far}`,
  tag: "being-ahead",
  pointsAt: ["creature-ahead", { wounded: false, kind: "worm", way, far }],
  fields: { wounded: false, kind: "worm", way, far },
});
const beingAt = (sector: string): Option => ({
  text: `worm at ${sector}`,
  tag: "being-at",
  pointsAt: ["creature-at", { wounded: false, kind: "worm", at: sector }],
  fields: { wounded: false, kind: "worm", at: sector },
});
const room: Option = {
  text: "archive",
  tag: "room-named",
  pointsAt: ["map-room", { room: "archive" }],
  fields: { room: "archive" },
};
const mission: Option = {
  text: "mission",
  tag: "do-mission",
  pointsAt: ["thing-here", { thing: "mission" }],
  fields: {},
};
const stop: Option = { text: "stop", tag: "stop", pointsAt: ["here", {}], fields: {} };

function targets(
  prompt: string,
  options: Option[],
  spots = [spot("1", 3, 3, { hero: true })],
  figures = [figure(1, "hero", "1")],
) {
  return targetsOf(asking(prompt, options), words(options), spots, figures);
}

describe("a side", () => {
  test("of the hero's sector is where the hero goes", () => {
    expect(targets("move", [walk("east")])).toEqual([
      { as: "side", option: "walk east", spot: "1", way: "east", door: false, opens: false },
    ]);
  });

  test("with a door that is freed opens; one that is blocked does not", () => {
    expect(targets("doors", [free("north"), block("west")])).toEqual([
      { as: "side", option: "free north", spot: "1", way: "north", door: true, opens: true },
      { as: "side", option: "block west", spot: "1", way: "west", door: true, opens: false },
    ]);
  });

  test("is none where stairs lead, or while the hero is nowhere", () => {
    expect(targets("move", [walk("stairs")])).toEqual([]);
    expect(targets("move", [walk("east")], [spot("1", 3, 3)])).toEqual([]);
  });

  test("of the map lies on the way between two sectors, and opens if it is blocked", () => {
    const spots = [spot("b2", 1, 1, { sides: ["wall", "blocked", "wall", "wall"] })];
    const found = targets(
      "door",
      [between("b2", "c2"), between("b2", "a2"), between("b2", "b1"), between("b2", "b3")],
      spots,
    );
    expect(found.map((one) => one.as === "side" && [one.spot, one.way, one.opens])).toEqual([
      ["b2", "east", true],
      ["b2", "west", false],
      ["b2", "north", false],
      ["b2", "south", false],
    ]);
  });
});

describe("a sector", () => {
  test("is found by its name, or by the room that it is", () => {
    const spots = [spot("a1", 0, 0), spot("a2", 0, 1, { shape: "archive" })];
    expect(targets("place", [at("a1"), room, at("d6")], spots)).toEqual([
      { as: "sector", option: "at a1", spot: "a1" },
      { as: "sector", option: "archive", spot: "a2" },
    ]);
  });

  test("of whoever goes is where it may stay", () => {
    const about = { creature: ["being-at", { wounded: false, kind: "worm", at: "a2" }] } as const;
    const question = asking("creature goes", [stop], { about: about as never });
    expect(aboutSector(question)).toBe("a2");
    expect(targetsOf(question, words([stop]), [spot("a1", 0, 0, { hero: true })], [])).toEqual([
      { as: "here", option: "stop", spot: "a2" },
    ]);
    expect(targets("move", [stop])).toEqual([{ as: "here", option: "stop", spot: "1" }]);
  });
});

describe("a figure", () => {
  const figures = [
    figure(1, "hero", "1"),
    figure(2, "worm", "1", { ghost: true }),
    figure(3, "worm", "1", { wounded: true }),
    figure(4, "worm", "1"),
    figure(5, "worm", "2"),
  ];
  const spots = [spot("1", 3, 3, { hero: true }), spot("2", 5, 3), spot("9", 5, 3, { size: 0.7 })];

  test("is named where there is a fight, by its kind and wounds; elsewhere that is a kind", () => {
    expect(targets("fight", [being(false), being(true)], spots, figures)).toEqual([
      { as: "figure", option: "worm", figure: 4 },
      { as: "figure", option: "wounded worm", figure: 3 },
    ]);
    expect(targets("spawn", [being(false)], spots, figures)).toEqual([]);
  });

  test("ahead stands so many steps that way", () => {
    expect(targets("shoot", [ahead("east", 2), ahead("east", 1), ahead("south", 2)], spots, figures)).toEqual([
      { as: "figure", option: "worm east 2", figure: 5 },
    ]);
  });

  test("on the map stands in its sector; whoever lies on the ground is not meant", () => {
    expect(targets("creature", [beingAt("2")], spots, figures)).toEqual([
      { as: "figure", option: "worm at 2", figure: 5 },
    ]);
    const fallen = [figure(5, "worm", "2", { fallen: true })];
    expect(targets("creature", [beingAt("2")], spots, fallen)).toEqual([]);
  });
});

test("a thing can be picked where it lies", () => {
  expect(targets("interact", [mission])).toEqual([]);
  const here = [spot("1", 3, 3, { hero: true, holds: { missions: ["red-mission"] } })];
  expect(targets("interact", [mission], here)).toEqual([
    { as: "thing", option: "mission", spot: "1", thing: "mission" },
  ]);
});

test("nothing is picked on the board while the hero names what it looks for", () => {
  expect(targets("locate", [room], [spot("a2", 0, 1, { shape: "archive" })])).toEqual([]);
  expect(targetsOf(null, words([]), [], [])).toEqual([]);
});

test("the sectors of a question are those that its options point at", () => {
  const spots = ["a1", "b1", "c1", "d1"].map((name, x) => spot(name, x, 0, name === "d1" ? { shape: "archive" } : {}));
  const keys = (...options: Option[]) => sectorsOf(asking("any", options), words(options), spots).map(({ key }) => key);
  expect(keys(at("b1"))).toEqual(["b1"]);
  expect(keys(between("b1", "c1"))).toEqual(["b1", "c1"]);
  expect(keys(beingAt("a1"), room)).toEqual(["a1", "d1"]);
  expect(keys(walk("east"), bare("pass"))).toEqual([]);
});

test("steps from the hero matter where evil chooses a place or a creature", () => {
  const asks = (prompt: string, ...options: Option[]) => asksForPlace(asking(prompt, options), words(options));
  expect(asks("place", at("a1"))).toBe(true);
  expect(asks("place", beingAt("a1"))).toBe(true);
  expect(asks("creature goes", walk("north"))).toBe(true);
  expect(asks("door", between("a1", "b1"), bare("pass"))).toBe(false);
});

test("a noise is about its sector, most questions about none", () => {
  expect(aboutSector(asking("noise", [], { about: { sector: "c3" } }))).toBe("c3");
  expect(aboutSector(asking("move", [], { about: { sector: "c3" } }))).toBe("");
  expect(
    aboutSector(asking("creature goes", [], { about: { creature: ["being", { wounded: false, kind: "worm" }] } })),
  ).toBe("");
  expect(aboutSector(null)).toBe("");
});

test("a door of evil's map is blocked on the side that it is on", () => {
  const doors = [between("b2", "c2"), between("b2", "b1")];
  const map = [cell("b2", { sides: ["open", "blocked", "wall", "wall"] }), cell("c2", { sides: WALLS })];
  expect(isBlocked("door b2 c2", words(doors), view({ map }))).toBe(true);
  expect(isBlocked("door b2 b1", words(doors), view({ map }))).toBe(false);
  expect(isBlocked("door b2 c2", words(doors), view({}))).toBe(false);
  expect(isBlocked("at b2", words([at("b2")]), view({ map }))).toBe(false);
});
