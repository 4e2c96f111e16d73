import { expect, test, vi } from "vitest";
import { hasBoard, hasStory, loadGame } from "../../src/games";
import { frameOf, wordsOf } from "../fixtures";

// To compile whole boards takes long, and none is drawn here.
vi.mock("../../src/games/UsualBoard.svelte", () => ({ default: "usual board" }));
vi.mock("../../src/games/UsualGuide.svelte", () => ({ default: "usual guide" }));
vi.mock("../../src/games/alone/Board.svelte", () => ({ default: "board" }));
vi.mock("../../src/games/alone/Guide.svelte", () => ({ default: "guide" }));
vi.mock("../../src/games/escape/Board.svelte", () => ({ default: "board" }));
vi.mock("../../src/games/escape/Guide.svelte", () => ({ default: "guide" }));
vi.mock("../../src/games/escape/Sketch.svelte", () => ({ default: "sketch" }));

test("the page knows which games it has a board and a story for", () => {
  expect(["alone", "escape", "pebbles"].map(hasBoard)).toEqual([true, true, false]);
  expect(["alone", "escape", "pebbles"].map(hasStory)).toEqual([false, true, false]);
});

test("a game without a board of its own has the usual one", async () => {
  expect(await loadGame("pebbles")).toMatchObject({ Board: "usual board", Guide: "usual guide", Sketch: null });
});

test("what a game does not have of its own is as usual", async () => {
  const game = await loadGame("alone");
  const words = wordsOf("event-drew = drew { $card }\ncard-rust = Rust\n    .text = It breaks.", [], {
    cards: { rust: { kind: "trap", words: "rust", facts: {} } },
  });
  expect(game.entryOf("rust", words)).toBeNull();
  expect(game.storyOf({ ...words.content } as never, {}, words)).toBe("");
  expect(game.countsOf([1, "drew", { card: "rust" }], words)).toBe("It breaks.");
  expect(game.matterOf(frameOf({}), words)).toBeNull();
  expect(game.Sketch).toBeNull();
  expect(await loadGame("escape")).toMatchObject({ Board: "board", Guide: "guide", Sketch: "sketch" });
});
