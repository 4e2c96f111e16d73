import { describe, expect, test } from "vitest";
import type { Option } from "../../../src/games/escape/facts";
import { sceneOf, type Target } from "../../../src/games/escape/targets";
import { asking } from "../../fixtures";
import { door, option, prisoner, tile, view, words } from "./fixtures";

const guard = { kind: "guard", number: 2 } as const;
const marker = ["enemy", guard] as const;

const VIEW = view({
  people: [prisoner("ann", { tile: "cell" }), prisoner("ben", { tile: "hall" })],
  tiles: [
    tile("cell", 0, 0, {
      sides: [door("east", { kind: "locked" }), door("south")],
      icons: ["crate", "lab"],
      items: ["rope"],
      players: ["ann"],
    }),
    tile("hall", 1, 0, { sides: [door("west")], vent: true, players: ["ben"], enemies: [guard] }),
  ],
});

function targets(prompt: string, options: Option[], about: object = {}): Target[] {
  return sceneOf(VIEW, asking(prompt, options, { about: about as never }), words(options)).targets;
}

/** What a test says of a target: how it is drawn, and where. */
function drawn(found: Target[]): unknown[] {
  return found.map(({ as, option: text, x, y }) => [as, text, Number(x.toFixed(3)), Number(y.toFixed(3))]);
}

describe("what can be clicked", () => {
  test("is a tile, or its vent for whoever comes out of the infirmary", () => {
    const go = option("go hall", "move", ["on-map", { tile: "hall" }], { tile: "hall" });
    expect(drawn(targets("act", [go]))).toEqual([["tile", "go hall", 1.5, 0.5]]);
    expect(drawn(targets("leave infirmary", [go]))).toEqual([["spot", "go hall", 1.5, 0.485]]);
    expect(targets("act", [option("go lab", "move", ["on-map", { tile: "lab" }], { tile: "lab" })])).toEqual([]);
  });

  test("is a vent to crawl to", () => {
    const crawl = option("crawl", "crawl", ["vent-of", { tile: "hall" }], { tile: "hall" });
    expect(drawn(targets("act", [crawl]))).toEqual([["spot", "crawl", 1.5, 0.485]]);
  });

  test("is a door of one's own tile, with a sign for what is done to it", () => {
    const at = (tag: string, side: string, fields: object = {}) =>
      option(`${tag} ${side}`, tag, ["door-here", { side }], { side, ...fields });
    const found = targets("act", [
      at("explore", "south"),
      at("open-lock", "east"),
      at("unlock", "east", { by: "strength" }),
      at("unlock", "south", { by: "intelligence" }),
      at("lock", "south"),
      at("explore", "north"),
    ]);
    expect(found.map((one) => one.as === "side" && [one.option, one.sign, one.turn])).toEqual([
      ["explore south", "go", 180],
      ["open-lock east", "unlock", 90],
      ["unlock east", "strength", 90],
      ["unlock south", "intelligence", 180],
      ["lock south", "lock", 180],
    ]);
  });

  test("is a door of the enemy's tile where an enemy goes", () => {
    const opens = option("open-lock west", "open-lock", ["door-here", { side: "west" }], { side: "west" });
    expect(drawn(targets("enemy goes", [opens], { enemy: marker }))).toEqual([["side", "open-lock west", 1, 0.5]]);
    expect(targets("act", [opens])).toEqual([]);
  });

  test("is a door of any tile", () => {
    const far = option("at hall west", "at-door", ["door-of", { tile: "hall", side: "west" }], {
      tile: "hall",
      side: "west",
    });
    expect(drawn(targets("act", [far]))).toEqual([["side", "at hall west", 1, 0.5]]);
  });

  test("is a sign of one's own tile; to escape the whole tile will do", () => {
    const sign = (tag: string, icon: string) => option(`${tag} ${icon}`, tag, ["sign-here", { sign: icon }]);
    expect(drawn(targets("act", [sign("search", "crate")]))).toEqual([["spot", "search crate", 0.4, 0.285]]);
    expect(drawn(targets("act", [sign("search", "lab")]))).toEqual([["spot", "search lab", 0.6, 0.285]]);
    expect(targets("act", [sign("search", "generator")])).toEqual([]);
    expect(drawn(targets("act", [sign("escape", "elevator")]))).toEqual([["tile", "escape elevator", 0.5, 0.5]]);
  });

  test("is what lies on the floor", () => {
    const take = (item: string) => option(`take ${item}`, "take", ["item-here", { item }], { item });
    expect(drawn(targets("act", [take("rope"), take("lamp")]))).toEqual([["spot", "take rope", 0.85, 0.28]]);
  });

  test("is a figure", () => {
    const person = option("ben", "name-person", ["figure", { person: "ben" }], { person: "ben" });
    const enemy = option("guard 2", "name-enemy", ["marker", { enemy: marker }], { enemy: marker });
    const { tokens, targets: found } = sceneOf(VIEW, asking("whom", [person, enemy]), words([person, enemy]));
    const place = (key: string) => tokens.find((one) => one.key === key);
    expect(found.map(({ as, x, y }) => [as, x, y])).toEqual([
      ["token", place("ben")?.x, place("ben")?.y],
      ["token", place("guard 2")?.x, place("guard 2")?.y],
    ]);
  });

  test("is the way on which an enemy is sent", () => {
    const sent = option("guard to cell", "send", ["way-to", { enemy: marker, tile: "cell" }], {});
    expect(drawn(targets("send", [sent]))).toEqual([["shift", "guard to cell", 0.84, 0.5]]);
  });

  test("is nothing for a card or a plain answer", () => {
    expect(targets("act", [option("rage", "play", ["in-hand", { card: "rage" }]), option("done", "done")])).toEqual([]);
  });
});

test("answers at the same place lie beside each other", () => {
  const crawl = (text: string) => option(text, "crawl", ["vent-of", { tile: "hall" }], { tile: "hall" });
  const found = targets("act", [crawl("one"), crawl("two")]);
  const [one, two] = found;
  expect(Math.abs((one?.x ?? 0) - (two?.x ?? 0))).toBeCloseTo(0.3);
  expect(one?.y).toBe(two?.y);
});

test("a scene knows the tile that a question is about, and the door behind which a tile is laid", () => {
  expect(sceneOf(VIEW, asking("enemy goes", [], { about: { enemy: marker } as never }), words([])).about?.name).toBe(
    "hall",
  );
  expect(sceneOf(VIEW, null, words([])).about).toBeUndefined();
  const laying = { tile: "lab", beyond: "cell", side: "south" };
  expect(sceneOf(VIEW, asking("lay tile", [], { about: laying }), words([])).entry).toMatchObject({
    tile: { name: "cell" },
    side: { name: "south" },
  });
  expect(sceneOf(VIEW, asking("act", [], { about: laying }), words([])).entry).toBeUndefined();
});
