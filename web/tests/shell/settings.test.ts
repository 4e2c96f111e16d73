import { beforeEach, expect, test } from "vitest";
import { look } from "../../src/lib/look.svelte";
import { inOrder, playedWords, sayIfAny, settingWords, sideWords, titleOf, valueWords } from "../../src/shell/settings";
import { wordsOf } from "../fixtures";

beforeEach(() => {
  look.language = "en";
  look.texts = {
    en: [
      "setting-item-deck = items",
      "setting-difficulty-hard = harsh",
      "setting-difficulty-hard-more = For experts",
      "page-you-play-hero = as the hero",
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
  expect(settingWords("other")).toBe("Other");
  expect(valueWords("difficulty", "hard")).toEqual({ label: "harsh", more: "For experts" });
  expect(valueWords("difficulty", "2")).toEqual({ label: "2", more: "" });
});

test("a side may have its own form, and a game leave out a message", () => {
  expect([sideWords("hero"), sideWords("evil")]).toEqual(["as the hero", "Evil"]);
  expect([sayIfAny("page-you-play-hero"), sayIfAny("page-side-hero")]).toEqual(["as the hero", ""]);
});

test("a game is called by its title in the chosen language, or in the first that it has", () => {
  expect(titleOf({ de: "Kiesel", en: "Pebbles" }, "pebbles")).toEqual({ label: "Pebbles" });
  expect(titleOf({ fr: "Cailloux", de: "Kiesel" }, "pebbles")).toEqual({ label: "Kiesel", lang: "de" });
  expect(titleOf({}, "pebbles").label).toBe("pebbles");
});

test("a table is told from another by its scenario or its difficulty", () => {
  expect(playedWords({ difficulty: "hard" }, false)).toBe("plain harsh");
  expect(playedWords({ difficulty: "hard" }, true)).toBe("campaign harsh");
  expect(playedWords({ players: "2" }, false)).toBe("");
  expect(playedWords({ difficulty: "hard" }, false, wordsOf("setting-difficulty-hard = tough"))).toBe("plain tough");
});
