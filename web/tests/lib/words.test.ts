import { describe, expect, test } from "vitest";
import { Words } from "../../src/lib/words";
import { asking, contentOf, refusing, wordsOf } from "../fixtures";

describe("messages", () => {
  test("take their facts", () => {
    const words = wordsOf("greeting = hello { $who }");
    expect(words.say("greeting", { who: "Ann" })).toBe("hello Ann");
    expect(words.sentence("greeting", { who: "Ann" })).toBe("Hello Ann");
  });

  test("choose the form that a number needs, in the language of the words", () => {
    const plural = "cards = { $count ->\n    [one] one\n    [few] few\n   *[other] many\n }";
    const inPolish = new Words("pl", contentOf({ texts: { pl: plural } }), "");
    expect([1, 2, 5].map((count) => wordsOf(plural).say("cards", { count }))).toEqual(["one", "many", "many"]);
    expect([1, 2, 5].map((count) => inPolish.say("cards", { count }))).toEqual(["one", "few", "many"]);
  });

  test("of the game come before those of the page", () => {
    const words = new Words("en", contentOf({ texts: { en: "both = game" } }), "both = page\nmine = page");
    expect([words.say("both"), words.say("mine")]).toEqual(["game", "page"]);
  });

  test("are in the first language that a game has, where it lacks the chosen one", () => {
    const texts = { de: "move = gehen", en: "move = go" };
    expect(new Words("de", contentOf({ texts }), "").say("move")).toBe("gehen");
    expect(new Words("fr", contentOf({ texts }), "").say("move")).toBe("go");
  });

  test("end with one mark, when their last fact has its own", () => {
    const words = wordsOf("plays = Evil plays { $card }.");
    expect(words.say("plays", { card: "Run!" })).toBe("Evil plays Run!");
    expect(words.say("plays", { card: "Rust" })).toBe("Evil plays Rust.");
  });

  test("that do not exist are names", () => {
    const words = wordsOf("thing-light-control-unit = light control");
    expect(words.say("light control unit")).toBe("light control");
    expect(words.say("b4")).toBe("b4");
    expect(words.has("thing-light-control-unit")).toBe(true);
    expect(words.has("light control unit")).toBe(false);
  });
});

describe("names", () => {
  test("are looked for as a name first, then as a word, a thing, a card", () => {
    expect(wordsOf("card-rust = card\nthing-rust = thing\nword-rust = word\nname-rust = name").name("rust")).toBe(
      "name",
    );
    expect(wordsOf("card-rust = card\nthing-rust = thing").name("rust")).toBe("thing");
  });

  test("have hyphens for blanks and underscores", () => {
    expect(wordsOf("card-cut-off = Cut Off").name("cut_off")).toBe("Cut Off");
  });

  test("begin with a capital as titles", () => {
    expect(wordsOf("thing-hero = the hero").title("hero")).toBe("The hero");
  });
});

describe("facts in words", () => {
  const words = wordsOf("thing-door = a door to the { $way }\nname-north = north\nname-hero = hero");

  test("truths, numbers, names, things and lists", () => {
    expect(words.word(true)).toBe("yes");
    expect(words.word(false)).toBe("no");
    expect(words.word(3)).toBe(3);
    expect(words.word("north")).toBe("north");
    expect(words.word(["door", { way: "north" }])).toBe("a door to the north");
    expect(words.word(["north", "hero"])).toBe("north, hero");
  });

  test("go with the ids of names and things and the lengths of lists", () => {
    expect(
      words.worded({ who: "hero", door: ["door", { way: "north" }], ways: ["north", "north", "hero"], turn: 2 }),
    ).toEqual({
      who: "hero",
      "who-id": "hero",
      door: "a door to the north",
      "door-id": "door",
      ways: "north, north, hero",
      "ways-count": 3,
      turn: 2,
    });
  });
});

describe("options", () => {
  const block = { text: "block north", tag: "block", pointsAt: null, fields: { way: "north" } };
  const words = wordsOf("option-block = block the { $way } door\nname-north = northern", [block]);

  test("are named by the message of their class, with their fields", () => {
    expect(words.option("block north")).toBe("Block the northern door");
  });

  test("that the game does not know stay as they are", () => {
    expect(words.option("fly")).toBe("fly");
    expect(words.optionOf("fly")).toEqual({ text: "fly", tag: "", pointsAt: null, fields: {} });
  });

  test("are refused with a reason and a rule", () => {
    const refused = wordsOf(
      "option-block = block\nwhy = { $who } is away\nname-hero = hero\nrule-A6-5 = One door.\n" +
        "    .ruling = Any door.\nrule-ruling = (Ruling: { $ruling })",
      [block],
    ).refusal(refusing("block north", { who: "hero" }));
    expect(refused).toEqual({
      option: "Block",
      reason: "Hero is away",
      rule: "A6.5",
      sentence: "One door. (Ruling: Any door.)",
    });
  });

  test("name the first card among their fields", () => {
    const plays = { text: "play rust", tag: "play", pointsAt: null, fields: { times: 2, way: "north", card: "rust" } };
    const cards = { rust: { kind: "trap", words: "rust", facts: {} } };
    const played = wordsOf("card-rust = Rust\n    .text = It breaks.", [plays, block], { cards });
    expect(played.cardOf("play rust")).toBe("It breaks.");
    expect(played.cardOf("block north")).toBeNull();
  });
});

describe("cards", () => {
  const cards = {
    rust: { kind: "trap", words: "rust", facts: { first: 2, needs: ["iron", "dirt_y"] } },
    "rust 2": { kind: "plain", words: "rust", facts: { first: 5 } },
  };
  const messages =
    "card-rust = Rust\n    .text = Lose { $first }\n      items.\n    .fury = Burn.\nneeds-iron = iron\nneeds-dirt-y = dirt\n" +
    "text-trap = Trap ({ $needs }): { $text } { $fury-text }";
  const words = wordsOf(messages, [], { cards });

  test("of a kind with a message of its own are told by that, their lists and sentences in it", () => {
    expect(words.cardText("rust")).toBe("Trap (iron, dirt): Lose 2 items. Burn.");
  });

  test("of other kinds are told by their text, with their own numbers", () => {
    expect(words.cardText("rust 2")).toBe("Lose 5\nitems.");
  });

  test("have parts; what is no card has none", () => {
    expect(words.cardPart("rust", "fury")).toBe("Burn.");
    expect(words.cardPart("rust", "story")).toBe("");
    expect(words.cardText("water")).toBeNull();
    expect(words.cardText("toString")).toBeNull();
    expect(words.cardPart("water", "text")).toBe("");
  });

  test("are told with their text when something happens to them", () => {
    const told = wordsOf(`${messages}\nevent-played = played { $card }`, [], { cards });
    expect(told.event([7, "played", { card: "rust 2" }])).toBe("Played rust 2 (Lose 5\nitems.)");
    expect(told.happened([7, "played", { card: "b4" }])).toEqual({ said: "Played b4", card: null });
    expect(told.happened([7, "played", {}]).card).toBeNull();
  });
});

test("a question is put with what it is about", () => {
  const words = wordsOf("prompt-creature-goes = where does { $creature } go?\nname-worm = the worm");
  expect(words.prompt(asking("creature goes", [], { about: { creature: "worm" } }))).toBe("Where does the worm go?");
});

test("an ending has its message", () => {
  expect(wordsOf("ending-hero-dead = The hero died.").ending("hero dead")).toBe("The hero died.");
});

describe("a slip", () => {
  const words = new Words(
    "en",
    contentOf({ texts: { en: "name-hero = the hero" } }),
    "slip-turn = it is the turn of { $seat }, not { $name }\npage-no = No.",
  );

  test("names a seat and nothing else", () => {
    expect(words.slip("turn", { seat: "hero", name: "hero" }, "")).toBe("It is the turn of the hero, not hero");
  });

  test("without a message is the server's own sentence, or a plain no", () => {
    expect(words.slip("other", {}, "too late")).toBe("Too late");
    expect(words.slip("other", {}, "")).toBe("No.");
  });
});

test("a rule that has no words says nothing", () => {
  expect(wordsOf("rule-A1-1 = One.").rule("A1.1")).toBe("One.");
  expect(wordsOf("rule-A1-1 = One.").rule("A9.9")).toBe("");
});
