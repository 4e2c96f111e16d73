import { describe, expect, test } from "vitest";
import { signed } from "../../../src/games/escape/box";
import { entryOf } from "../../../src/games/escape/entries";
import { doorAsked, foeAsked, personAsked } from "../../../src/games/escape/heard";
import { tileLabel } from "../../../src/games/escape/labels";
import { countsOf, matterOf, printedOf, warningOf } from "../../../src/games/escape/matter";
import * as offers from "../../../src/games/escape/offers";
import { AGAIN, isAgain } from "../../../src/games/escape/signs";
import { eventStep } from "../../../src/games/escape/steps";
import { storyOf } from "../../../src/games/escape/story";
import * as seen from "../../../src/games/escape/view";
import { asking, contentOf, frameOf, wordsOf } from "../../fixtures";
import { door, option, prisoner, tile, view, words } from "./fixtures";

const rage = option("rage for strength", "play", ["in-hand", { card: "rage" }], { card: "rage", for_: "strength" });
const ability = option("rage ability", "play", ["in-hand", { card: "rage" }], { card: "rage", for_: "its ability" });
const fear = option("rage for fear", "play", ["in-hand", { card: "rage" }], { card: "rage", for_: "fear" });
const rope = option("rope", "name-item", ["on-sheet", { gear: "rope" }], { item: "rope" });
const die = option("speed die", "name-die", ["die-shown", { face: "speed" }], { face: "speed" });
const ben = option("ben", "name-person", ["figure", { person: "ben" }], { person: "ben" });
const turned = option("turned 90", "turned", ["drawn-tile", {}], { degrees: 90, door: "" });
const second = option("turned 180 2", "turned", ["drawn-tile", {}], { degrees: 180, door: ["door", { number: 1 }] });
const done = option("done", "done");
const go = option("go hall", "move", ["on-map", { tile: "hall" }], { tile: "hall" });
const named = option("hall", "name-tile", ["on-map", { tile: "hall" }], { tile: "hall" });
const ALL = [rage, ability, fear, rope, die, ben, turned, second, done, go, named];
const WORDS = words(ALL);
const ANN = prisoner("ann", { hand: ["rage"], items: ["rope"] });
const VIEW = view({ people: [ANN, prisoner("ben", { items: ["rope"] })] });

function person(seat: string): seen.Prisoner {
  const found = VIEW.people.find((one) => one.seat === seat);
  if (found === undefined) throw new Error(`nobody sits at ${seat}`);
  return found;
}

describe("offers", () => {
  const question = asking("act", ALL);

  test("belong to cards, dice, people and tiles", () => {
    expect(offers.cardOffers(question, WORDS, "rage")).toEqual([rage.text, ability.text, fear.text]);
    expect(offers.cardOffers(question, WORDS, "calm")).toEqual([]);
    expect(offers.dieOffer(question, WORDS, "speed")).toBe("speed die");
    expect(offers.dieOffer(question, WORDS, "strength")).toBeNull();
    expect(offers.seatOffers(question, WORDS, "ben")).toEqual(["ben"]);
    expect(offers.seatOffers(null, WORDS, "ben")).toEqual([]);
    expect(offers.turnOffers(question, WORDS)).toEqual([
      { option: "turned 90", quarters: 1, shift: 0 },
      { option: "turned 180 2", quarters: 2, shift: 1 },
    ]);
  });

  test("name things of one's own, or of whom they are taken from", () => {
    const things = (asked: typeof question, seat: string) =>
      offers.thingOffers(asked, WORDS, VIEW, person(seat), "rope");
    expect([things(question, "ann"), things(question, "ben")]).toEqual([["rope"], []]);
    const taking = asking("take", ALL, { about: { who: "ben" } });
    expect([things(taking, "ann"), things(taking, "ben")]).toEqual([[], ["rope"]]);
  });

  test("of an event stand on its card", () => {
    expect(offers.eventOffers(asking("event choice", [done]))).toEqual(["done"]);
    expect(offers.eventOffers(asking("act", [done]))).toEqual([]);
    expect(offers.eventOffers(null)).toEqual([]);
  });

  test("that lie nowhere else are deeds", () => {
    expect(offers.deedsOf(question, WORDS, VIEW, ["go hall"], ["speed"])).toEqual(["done", "hall"]);
    expect(offers.deedsOf(question, WORDS, VIEW, [], [])).toEqual(["speed die", "done", "go hall", "hall"]);
    expect(offers.deedsOf(asking("event offer", [done]), WORDS, VIEW, [], [])).toEqual([]);
    expect(offers.deedsOf(null, WORDS, VIEW, [], [])).toEqual([]);
  });

  test("of one adrenaline card are one entry of the list", () => {
    expect([entryOf(rage.text, WORDS), entryOf("done", WORDS)]).toEqual(["rage", null]);
  });
});

test("questions are about enemies, people and doors", () => {
  const foe = { kind: "guard", number: 3 };
  expect(foeAsked(asking("enemy goes", [], { about: { enemy: ["enemy", foe] } }))).toEqual(foe);
  expect(foeAsked(asking("act"))).toBeNull();
  expect(foeAsked(null)).toBeNull();
  expect(personAsked(asking("take", [], { about: { who: "ben" } }))).toBe("ben");
  expect(doorAsked(asking("lay tile", [], { about: { tile: "lab", beyond: "hall", side: "east" } }))).toEqual({
    tile: "hall",
    side: "east",
  });
});

test("an event card is resolved in three steps", () => {
  const step = (phase: seen.View["phase"], prompt: string | null, given: object = {}) =>
    eventStep(view({ event: "alarm", section: "fear", phase, ...given }), prompt === null ? null : asking(prompt));
  expect(step("spawn", "any")).toBe("spawn");
  expect(step("text", "any")).toBe("spawn");
  expect(step("activation", "event choice")).toBe("text");
  expect(step("activation", "enemy goes")).toBe("activation");
  expect(step("activation", null)).toBe("activation");
  expect(step("hybrids", "event choice")).toBe("activation");
  expect(step("spawn", "any", { event: "" })).toBeNull();
});

describe("a view", () => {
  test("has all that a frame leaves out", () => {
    const shown = view({ tiles: [tile("cell", 0, 0, { sides: [{ way: "north", name: "north" }] })] });
    expect(shown.tiles[0]).toMatchObject({ columns: 1, rows: 1, vent: false, icons: [], enemies: [], ducts_to: [] });
    expect(shown.tiles[0]?.sides[0]).toEqual({
      way: "north",
      name: "north",
      column: 0,
      row: 0,
      kind: "wall",
      duct: false,
    });
    expect(shown).toMatchObject({ event: "", lockdown: false, lockdown_pool: -1, swarm: 0, deeds: [] });
  });

  test("says where people are", () => {
    const fates = [prisoner("a"), prisoner("b", { tile: "" }), prisoner("c", { tile: "", fate: "escaped" })];
    const shown = view({ seat: "b", people: fates });
    expect(shown.people.map(seen.whereabouts)).toEqual(["cell", "infirmary", "escaped"]);
    expect(shown.people.map(seen.isInInfirmary)).toEqual([false, true, false]);
    expect(["a", "b", "c", "d"].map((seat) => seen.isIn(shown, seat))).toEqual([true, true, false, false]);
    expect(seen.mineFirst(shown).map(({ seat }) => seat)).toEqual(["b", "a", "c"]);
  });

  test("says whether moves count, and where an enemy stands", () => {
    expect((["begin", "act", "spawn", "end"] as const).map((phase) => seen.isMoving(view({ phase })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const foe = { kind: "guard", number: 2 } as const;
    const tiles = view({
      tiles: [tile("a", 0, 0, { enemies: [{ kind: "clone", number: 2 }] }), tile("b", 1, 0, { enemies: [foe] })],
    }).tiles;
    expect(seen.tileWith(tiles, foe)?.name).toBe("b");
    expect(seen.tileWith(tiles, { kind: "guard", number: 1 })).toBeUndefined();
    expect(seen.tileWith(tiles, null)).toBeUndefined();
  });
});

test("a tile is told with its ways, its signs, and all on it", () => {
  const messages = [
    "escape-doors = doors: { $what }",
    "escape-locked = locked: { $what }",
    "escape-ducts = ducts: { $what }",
    "escape-is-stunned = { $enemy } (stunned)",
    "thing-enemy = { $kind } { $number }",
  ].join("\n");
  const shown = view({
    tiles: [
      tile("hall", 0, 0, {
        sides: [door("north"), door("east"), door("west", { kind: "locked" }), door("south", { kind: "wall" })],
        icons: ["lab"],
        vent: true,
        ducts_to: ["cell"],
        accessed: true,
        players: ["ann"],
        enemies: [
          { kind: "guard", number: 1 },
          { kind: "clone", number: 2, stunned: true },
        ],
        items: ["rope"],
      }),
      tile("cell", 1, 0),
    ],
  });
  expect(shown.tiles.map((one) => tileLabel(one, words([], messages)))).toEqual([
    "Hall; lab; vent; doors: north, east; locked: west; ducts: Cell; accessed; Ann; guard 1; clone 2 (stunned); rope",
    "Cell",
  ]);
});

describe("what stands beside questions and options", () => {
  const box = {
    adrenaline: { rage: { stat: "strength", bonus: 2, fear: 1 }, calm: { stat: "speed", bonus: 1, fear: 0 } },
  };
  const calm = option("calm ability", "play", ["in-hand", { card: "calm" }], { card: "calm", for_: "its ability" });
  const told = words(
    [...ALL, calm],
    [
      "card-rage = Rage\n    .text = Hit.",
      "card-calm = Calm\n    .text = Rest.",
      "card-alarm = Alarm\n    .fear = Scream.",
      "bonus-adrenaline = +{ $bonus }",
      "escape-fear-cost = Fear { $cost }",
      "escape-swarm-there = A swarm!",
      "who-events = guards act",
      "text-event = whole card",
      "event-event-drawn = drew { $card }",
    ].join("\n"),
    {
      box,
      cards: {
        rage: { kind: "adrenaline", words: "rage", facts: { bonus: 2 } },
        calm: { kind: "adrenaline", words: "calm", facts: { bonus: 1 } },
        alarm: { kind: "event", words: "alarm", facts: {} },
      },
    },
  );

  test("is of an adrenaline card what it is played for", () => {
    expect(printedOf(rage.text, told)).toBe("+2");
    expect(printedOf(ability.text, told)).toBe("Fear +1. Hit.");
    expect(printedOf(calm.text, told)).toBe("Rest.");
    expect(printedOf(fear.text, told)).toBeNull();
    expect(printedOf("done", told)).toBeNull();
    expect([signed(2), signed(-2), signed(0)]).toEqual(["+2", "−2", "+0"]);
  });

  test("is of an event card the section that counts", () => {
    const drawn = { event: "alarm", section: "fear", phase: "activation" } as const;
    const matter = (prompt: string, given: object = drawn) => matterOf(frameOf(view(given), asking(prompt)), told);
    expect(matter("lose item")).toEqual({ title: "Alarm, Fear", text: "Scream." });
    expect(matter("foresee")).toEqual({ title: "Fear", text: "Scream. (guards act)" });
    expect(matter("enemy goes")).toBeNull();
    expect(matter("lose item", { ...drawn, section: "security" })).toBeNull();
    expect(matter("lose item", { phase: "activation" })).toBeNull();
    expect(matterOf(frameOf(view(drawn), asking("event choice", [done])), told)?.title).toBe("Fear");
  });

  test("is in the log the section that counted; other cards are told whole", () => {
    expect(countsOf([1, "event-drawn", { card: "alarm", section: "fear" }], told)).toBe("Scream.");
    expect(countsOf([1, "event-drawn", { card: "alarm", section: "turn end" }], told)).toBeNull();
    expect(countsOf([1, "played", { card: "rage" }], told)).toBe("Hit.");
    expect(countsOf([1, "played", {}], told)).toBeNull();
  });

  test("is a warning where one would go into a swarm oneself", () => {
    const warned = (text: string, prompt: string, icons: ("swarm" | "lab")[] = ["swarm"]) =>
      warningOf(text, frameOf(view({ tiles: [tile("hall", 0, 0, { icons })] }), asking(prompt)), told);
    expect(warned("go hall", "act")).toBe("A swarm!");
    expect(warned("go hall", "act", ["lab"])).toBeNull();
    expect(warned("hall", "squeeze")).toBe("A swarm!");
    expect(warned("hall", "name tile")).toBeNull();
    expect(warned("done", "act")).toBeNull();
  });
});

test("a story is that of the scenario", () => {
  const told = wordsOf("card-dawn = Dawn\n    .story = You wake up.", [], {
    cards: { dawn: { kind: "scenario", words: "dawn", facts: {} } },
  });
  const content = contentOf({ box: { scenarios: { "1": "dawn" } } });
  expect(storyOf(content, { scenario: "1" }, told)).toBe("You wake up.");
  expect(storyOf(content, {}, told)).toBe("");
});

test("signs that act again look like those that act once", () => {
  expect([isAgain("fear again"), isAgain("fear")]).toEqual([true, false]);
  expect(AGAIN).toEqual({ "fear again": "fear", "security again": "security" });
});
