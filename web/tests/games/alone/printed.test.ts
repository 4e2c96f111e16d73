import { describe, expect, test } from "vitest";
import { COMPASS, isCompass } from "../../../src/games/alone/compass";
import { faceOf } from "../../../src/games/alone/face";
import type { Option } from "../../../src/games/alone/facts";
import { matterOf, printedOf, warningOf } from "../../../src/games/alone/matter";
import { type Note, turnsOf } from "../../../src/games/alone/notes";
import { deckOf, decksOf } from "../../../src/games/alone/printed";
import { lastRoll, type Roll } from "../../../src/games/alone/roll";
import { isSign } from "../../../src/games/alone/signs";
import { isStairs, stairsLetter } from "../../../src/games/alone/stairs";
import { asking, frameOf, wordsOf } from "../../fixtures";
import { box, cell, view } from "./fixtures";

const BOX = box({
  decks: { traps: ["rust"], fury: ["claw"] },
  symbols: { rust: "worm" },
  items: {
    lamp: { matrix: "electrical", required: "chemical", copies: 2, action: "explore" },
    rope: { matrix: "mechanical", required: "chemical", copies: 2 },
  },
  missions: { flee: { colour: "red", room: "escape pods", steps: 3 } },
  characters: ["ann"],
});

test("the sides of a sector go round from the north", () => {
  expect(COMPASS).toEqual(["north", "east", "south", "west"]);
  expect(["west", "stairs"].map(isCompass)).toEqual([true, false]);
});

test("a card's deck is the one that holds it", () => {
  expect(decksOf(BOX)).toEqual(["traps", "fury"]);
  expect([deckOf(BOX, "claw"), deckOf(BOX, "lamp")]).toEqual(["fury", null]);
});

test.each([
  ["rust", { mark: "traps", kind: "", tone: "traps", reacts: "", symbol: "worm" }],
  ["claw", { mark: "fury", kind: "", tone: "fury", reacts: "", symbol: undefined }],
  ["lamp", { mark: "electrical", kind: "electrical", tone: "item", reacts: "explore" }],
  ["rope", { mark: "mechanical", kind: "mechanical", tone: "item", reacts: "" }],
  ["flee", { mark: "card", kind: "red", tone: "red", reacts: "" }],
  ["ann", { mark: "character", kind: "alone-character", tone: "character", reacts: "" }],
  ["other", { mark: "card", kind: "", tone: "plain", reacts: "" }],
])("%s shows its face", (card, face) => {
  expect(faceOf(BOX, card)).toEqual(face);
});

test("notes stand by their turns, the last first", () => {
  const note = (turn: number, creatures: number): Note => ({ type: "sensor", turn, creatures });
  expect(turnsOf([note(1, 1), note(10, 2), note(2, 3), note(1, 4)])).toEqual([
    [10, [note(10, 2)]],
    [2, [note(2, 3)]],
    [1, [note(1, 1), note(1, 4)]],
  ]);
});

test("stairs have a letter beside their colour", () => {
  const words = wordsOf("alone-letter-red = R\nalone-letter-blue = B");
  expect(["red-stairs", "blue-stairs", "stairs"].map((one) => stairsLetter(words, one))).toEqual(["R", "B", ""]);
  expect(["stairs", "blue-stairs", "upstairs", "light"].map(isStairs)).toEqual([true, true, false, false]);
  expect(["stairs", "red-mission", "worm"].map(isSign)).toEqual([true, true, false]);
});

test("a roll lies there until the next turn", () => {
  const roll = (dice: string[]) => ({ by: "hero", purpose: "fight", dice }) as unknown as Roll;
  const rolled = (number: number, dice: string[]) => [number, "rolled", roll(dice)] as never;
  expect(lastRoll([rolled(1, ["hit"]), rolled(2, ["bar"])], null)).toEqual(roll(["bar"]));
  expect(lastRoll([rolled(1, ["hit"]), [2, "turn-began", {}]], null)).toBeNull();
  expect(lastRoll([], roll(["hit"]))).toEqual(roll(["hit"]));
});

describe("what stands beside questions and options", () => {
  const door: Option = {
    text: "door b2 c2",
    tag: "door-between",
    pointsAt: ["map-door", { one: "b2", other: "c2" }],
    fields: { one: "b2", other: "c2" },
  };
  const being = (kind: "ravager" | "worm"): Option => ({
    text: kind,
    tag: "being",
    pointsAt: ["creature-here", { wounded: false, kind }],
    fields: { wounded: false, kind },
  });
  const activate: Option = { text: "activate", tag: "activate", pointsAt: null, fields: { avatar: "ravager" } };
  const messages = [
    "card-ravager = Ravager\n    .text = It leaps.",
    "text-avatar = { $text } Numbers.",
    "card-claws = Claws\n    .text = They tear.",
    "alone-door-opens = It opens.",
  ].join("\n");
  const words = wordsOf(messages, [door, being("ravager"), being("worm"), activate], {
    cards: {
      ravager: { kind: "avatar", words: "ravager", facts: {} },
      claws: { kind: "upgrade", words: "claws", facts: {} },
    },
  });
  const avatars = { avatar: { avatars: [{ name: "ravager", upgrades: ["claws"] }] } };

  test("is the power of an avatar that may use it, with its upgrades", () => {
    const about = { about: { avatar: "ravager" } };
    const seen = view({ modules: avatars as never });
    expect(matterOf(frameOf(seen, asking("avatar power", [], about)), words)).toEqual({
      title: "Ravager",
      text: "It leaps. Claws: They tear.",
    });
    expect(matterOf(frameOf(seen, asking("avatar", [], about)), words)).toBeNull();
    expect(matterOf(frameOf(view({}), asking("avatar power", [], about)), words)).toBeNull();
  });

  test("is that a blocked door opens", () => {
    const map = (side: "blocked" | "door") => view({ map: [cell("b2", { sides: ["wall", side, "wall", "wall"] })] });
    expect(warningOf("door b2 c2", frameOf(map("blocked")), words)).toBe("It opens.");
    expect(warningOf("door b2 c2", frameOf(map("door")), words)).toBeNull();
  });

  test("is of an avatar its power without its numbers", () => {
    expect(words.cardText("ravager")).toBe("It leaps. Numbers.");
    expect(printedOf("ravager", words)).toBe("It leaps.");
    expect(printedOf("activate", words)).toBe("It leaps.");
    expect(printedOf("worm", words)).toBeNull();
    expect(printedOf("door b2 c2", words)).toBeNull();
  });
});
