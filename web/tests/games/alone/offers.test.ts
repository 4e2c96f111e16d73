import { describe, expect, test } from "vitest";
import type { Option } from "../../../src/games/alone/facts";
import * as offers from "../../../src/games/alone/offers";
import { inOrder } from "../../../src/games/alone/order";
import { asking, refusing } from "../../fixtures";
import { bare, box, words } from "./fixtures";

function option(text: string, tag: string, fields: object): Option {
  return { text, tag, pointsAt: null, fields } as Option;
}

const texts = (found: Option[]) => found.map(({ text }) => text);

describe("an item", () => {
  const all = [
    option("lamp", "item-card", { item: "lamp" }),
    option("lamp 2", "item-held", { item: "lamp", charges: 2, upgraded: false }),
    option("lamp 2 up", "item-held", { item: "lamp", charges: 2, upgraded: true }),
    option("lamp 1", "item-held", { item: "lamp", charges: 1, upgraded: false }),
    option("rope 2", "item-held", { item: "rope", charges: 2, upgraded: false }),
    option("upgrade lamp", "upgrade", { item: "lamp", by: "rope" }),
    option("upgrade rope", "upgrade", { item: "rope", by: "lamp" }),
  ];
  const offered = (charges: number, upgraded?: boolean) =>
    texts(
      offers.itemOffers(asking("use", all), words(all), {
        item: "lamp",
        charges,
        ...(upgraded === undefined ? {} : { upgraded }),
      }),
    );

  test("is the one with these charges, upgraded or not", () => {
    expect(offered(2)).toEqual(["lamp", "lamp 2", "upgrade lamp"]);
    expect(offered(2, true)).toEqual(["lamp", "lamp 2 up", "upgrade lamp"]);
    expect(offered(3)).toEqual(["lamp", "upgrade lamp"]);
  });

  test("is offered nothing while nobody is asked", () => {
    expect(offers.itemOffers(null, words(all), { item: "lamp", charges: 2 })).toEqual([]);
  });
});

describe("a character", () => {
  const all = [
    option("sacrifice ann", "sacrifice", { character: "ann" }),
    option("ben", "character", { character: "ben" }),
    option("ann", "character", { character: "ann" }),
  ];

  test("who goes with the hero can be used or sacrificed", () => {
    expect(texts(offers.companionOffers(asking("damage to", all), words(all), "ann"))).toEqual([
      "ann",
      "sacrifice ann",
    ]);
    expect(offers.companionOffers(asking("character", all), words(all), "ann")).toEqual([]);
  });

  test("who does not can be chosen, in the order of the box", () => {
    const found = (companions: string[]) =>
      texts(
        offers.characterOffers(asking("character", all), words(all), box({ characters: ["ann", "ben"] }), companions),
      );
    expect(found([])).toEqual(["ann", "ben"]);
    expect(found(["ann"])).toEqual(["ben"]);
  });
});

describe("a creature", () => {
  const all = [
    option("spawn worm", "spawn", { kind: "worm" }),
    option("worm", "being", { kind: "worm", wounded: false }),
    option("wounded worm", "being", { kind: "worm", wounded: true }),
    option("queen", "being", { kind: "queen", wounded: false }),
  ];

  test("of the supply is unhurt", () => {
    expect(texts(offers.creatureOffers(asking("spawn", all), words(all), "worm"))).toEqual(["worm", "spawn worm"]);
  });

  test("that is fought stands on the board", () => {
    expect(offers.creatureOffers(asking("fight", all), words(all), "worm")).toEqual([]);
    expect(offers.creatureOffers(asking("target", all), words(all), "worm")).toEqual([]);
  });

  test("that is an avatar is chosen in the order of the box", () => {
    const avatars = ["queen", "worm"];
    const chosen = offers.avatarOffers(asking("avatar", all.slice(1, 2).concat(all.slice(3))), words(all), avatars);
    expect(texts(chosen)).toEqual(["queen", "worm"]);
    expect(offers.avatarOffers(asking("spawn", all), words(all), avatars)).toEqual([]);
  });
});

test("other things have the options that name them", () => {
  const all = [
    option("use courage", "use-ability", { ability: "courage" }),
    option("learn courage", "learn", { ability: "courage" }),
    option("learn precision", "learn", { ability: "precision" }),
    option("rust", "reaction-card", { card: "rust" }),
    option("rust down", "face-down", { card: "rust" }),
    option("show rust", "show", { card: "rust" }),
    option("show snare", "show", { card: "snare" }),
    option("die hit", "die-showing", { face: "hit" }),
    option("recover life", "recover", { track: "life" }),
    option("power leap", "power", { power: "leap" }),
    option("activate ravager", "activate", { avatar: "ravager" }),
    option("claws", "upgrade-card", { upgrade: "claws" }),
    option("fury", "deck-named", { deck: "fury" }),
  ];
  const question = asking("any", all);
  const known = words(all);
  expect(texts(offers.abilityOffers(question, known, "courage"))).toEqual(["use courage", "learn courage"]);
  expect(texts(offers.handOffers(question, known, "rust"))).toEqual(["rust", "rust down", "show rust"]);
  expect(offers.dieOffer(question, known, "hit")).toBe("die hit");
  expect(offers.dieOffer(question, known, "bar")).toBeNull();
  expect(texts(offers.recoveryOffers(question, known, "life"))).toEqual(["recover life"]);
  expect(offers.recoveryOffers(question, known, "self-control")).toEqual([]);
  expect(texts(offers.powerOffers(question, known, "leap"))).toEqual(["power leap"]);
  expect(offers.powerOffers(question, known, "other")).toEqual([]);
  expect(texts(offers.activationOffers(question, known, "ravager"))).toEqual(["activate ravager"]);
  expect(offers.activationOffers(question, known, "trapper")).toEqual([]);
  expect(texts(offers.upgradeOffers(question, known, "claws"))).toEqual(["claws"]);
  expect(offers.upgradeOffers(question, known, "wings")).toEqual([]);
  expect(texts(offers.deckOffers(question, known))).toEqual(["fury"]);
});

describe("deeds", () => {
  const act = (action: string) => option(`act ${action}`, "act", { action });
  const all = [bare("end-turn"), act("fight"), act("move"), bare("use-bullet-time"), bare("no-more"), act("explore")];

  test("stand in the order of the rules, with those that are refused", () => {
    const question = asking("action", [bare("end-turn"), act("fight"), bare("use-bullet-time"), act("move")], {
      refusals: [refusing("act explore")],
    });
    const deeds = offers.deedsOf(question, words(all));
    expect(deeds.map(({ name, option: can, refusing: why }) => [name, can?.text ?? null, why?.option ?? null])).toEqual(
      [
        ["move", "act move", null],
        ["explore", null, "act explore"],
        ["fight", "act fight", null],
        ["bullet-time", "use-bullet-time", null],
        ["end-turn", "end-turn", null],
      ],
    );
  });

  test("are none if no action is offered, but keep their place", () => {
    expect(offers.deedsOf(asking("other", [bare("end-turn")]), words(all))).toEqual([]);
    expect(offers.deedsOf(null, words(all))).toEqual([]);
    expect(offers.RESTING.map(({ name }) => name)).toEqual([
      "move",
      "explore",
      "fight",
      "locate",
      "scavenge",
      "interact",
      "bullet-time",
    ]);
    expect([offers.isAction("move"), offers.isAction("end-turn")]).toEqual([true, false]);
  });
});

test("what is looked for stands in three rows, named before or not", () => {
  const all = [
    option("nearest stairs", "nearest", { landmark: "red stairs" }),
    option("nearest any room", "nearest", { landmark: "any room" }),
    option("worm", "being", { kind: "worm", wounded: false }),
    option("spores", "being", { kind: "spores", wounded: false }),
    option("archive", "room-named", { room: "archive" }),
    option("north", "toward", { way: "north" }),
    bare("pass"),
    option("canteen", "room-named", { room: "canteen" }),
  ];
  const question = asking("locate", all.slice(0, -1), { refusals: [refusing("canteen")] });
  const rows = offers.soughtOf(question, words(all), box({ rooms: ["canteen", "archive"] }));
  expect(rows.map((row) => row.map(({ name, can }) => [name, can]))).toEqual([
    [
      ["canteen", false],
      ["archive", true],
      ["any room", true],
    ],
    [
      ["spores", true],
      ["worm", true],
    ],
    [
      ["red stairs", true],
      ["north", true],
    ],
  ]);
  expect(offers.soughtOf(asking("move", all), words(all), box({ rooms: [] }))).toEqual([]);
});

test("an avatar stands before the cards, after the pass", () => {
  const avatar = option("activate ravager", "activate", { avatar: "ravager" });
  const all = [bare("pass"), option("rust", "reaction-card", { card: "rust" }), avatar];
  expect(inOrder(["pass", "rust", "activate ravager"], words(all))).toEqual(["pass", "activate ravager", "rust"]);
  expect(inOrder(["rust", "activate ravager", "pass"], words(all))).toEqual(["activate ravager", "rust", "pass"]);
  expect(inOrder(["rust", "pass"], words(all))).toEqual(["rust", "pass"]);
});
