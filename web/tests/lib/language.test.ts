import { beforeEach, describe, expect, test, vi } from "vitest";
import { firstLanguage, keepLanguage, languagesOf, nameIn, nameOf, shownIn } from "../../src/lib/language";

const TEXTS = { fr: "", de: "", en: "" };

beforeEach(() => localStorage.clear());

test("English comes first, the others by their letters", () => {
  expect(languagesOf(TEXTS)).toEqual(["en", "de", "fr"]);
});

describe("the first language", () => {
  const browserWants = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

  test("is the first of the browser's that the page speaks", () => {
    browserWants("pl-PL", "de-AT", "fr");
    expect(firstLanguage(TEXTS)).toBe("de");
  });

  test("is the one that was chosen before", () => {
    browserWants("de");
    keepLanguage("fr");
    expect(firstLanguage(TEXTS)).toBe("fr");
    keepLanguage("toString");
    expect(firstLanguage(TEXTS)).toBe("de");
  });

  test("is English where the page speaks none of them", () => {
    browserWants("pl");
    expect(firstLanguage(TEXTS)).toBe("en");
  });
});

test("a package is shown in the wanted language, else in its first", () => {
  expect(shownIn(TEXTS, "fr")).toBe("fr");
  expect(shownIn({ fr: "", de: "" }, "en")).toBe("de");
  expect(shownIn({}, "de")).toBe("en");
});

test("languages have names in each other", () => {
  expect(nameOf("de")).toBe("Deutsch");
  expect(nameIn("en", "de")).toBe("German");
  expect(nameIn("en", "no such language")).toBe("no such language");
});
