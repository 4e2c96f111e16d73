import { expect, test } from "vitest";
import { shownOf } from "../../src/games/picture";
import type { Picture } from "../../src/lib/protocol";
import { frameOf } from "../fixtures";

const frame = (pictures: Record<string, Picture>) => ({ ...frameOf({}), pictures });

test("a view is shown in the chosen language, or in the first that its game has", () => {
  const both = frame({ de: { text: "Haus", svg: "" }, en: { text: "house", svg: "" } });
  expect(shownOf(both, "de")).toEqual({ language: "de", text: "Haus", svg: "" });
  expect(shownOf(both, "fr")).toEqual({ language: "en", text: "house", svg: "" });
});

test("a drawing is an address that leads nowhere else, whatever is in it", () => {
  const { svg } = shownOf(frame({ en: { text: "", svg: '<svg title="100% #1">ä</svg>' } }), "en");
  expect(svg).toBe("data:image/svg+xml,%3Csvg%20title%3D%22100%25%20%231%22%3E%C3%A4%3C%2Fsvg%3E");
});

test("a frame without a picture shows nothing", () => {
  expect(shownOf(frame({}), "en")).toMatchObject({ text: "", svg: "" });
});
