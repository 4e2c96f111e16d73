import { beforeEach, expect, test } from "vitest";
import { look } from "../../src/lib/look.svelte";
import { inOrder, ofGame, playedWords, settingWords, sideWords, valueWords } from "../../src/shell/settings";

beforeEach(() => {
  look.language = "en";
  look.texts = {
    en: [
      "setting-item-deck = items",
      "setting-difficulty-hard = harsh",
      "setting-difficulty-hard-more = For experts",
      "page-you-play-hero = as the hero",
      "page-head-in-alone = a labyrinth",
      "page-played-difficulty = plain { $value }",
      "page-played-campaign = campaign { $value }",
    ].join("\n"),
  };
});

test("values stand from mild to harsh", () => {
  expect(inOrder(["normal", "impossible", "easy", "nightmare"])).toEqual(["easy", "normal", "nightmare", "impossible"]);
  expect(inOrder(["2", "4", "1", "3"])).toEqual(["1", "2", "3", "4"]);
});

test("settings and values have names, and some values more words", () => {
  expect(settingWords("item_deck")).toBe("items");
  expect(settingWords("other")).toBe("other");
  expect(valueWords("difficulty", "hard")).toEqual({ label: "harsh", more: "For experts" });
  expect(valueWords("difficulty", "2")).toEqual({ label: "2", more: "" });
});

test("sides and messages may have their own form", () => {
  expect([sideWords("hero"), sideWords("evil")]).toEqual(["as the hero", "Evil"]);
  expect(ofGame("page-head", "alone")).toBe("page-head-in-alone");
  expect(ofGame("page-head", "escape")).toBe("page-head");
});

test("a table is told from another by its scenario or its difficulty", () => {
  expect(playedWords({ difficulty: "hard" }, false)).toBe("plain harsh");
  expect(playedWords({ difficulty: "hard" }, true)).toBe("campaign harsh");
  expect(playedWords({ players: "2" }, false)).toBe("");
});
