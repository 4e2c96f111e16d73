import type {
  Board,
  CountsOf,
  EntryOf,
  Game,
  Guide,
  InOrder,
  MatterOf,
  PrintedOf,
  Sketch,
  StoryOf,
  WarningOf,
} from "./game";

// A game has a folder here, or else the usual board and the usual guide, which know nothing of it but what it says of
// itself. In the folder: Board.svelte and Guide.svelte; story.ts if it has a story,
// order.ts if its options are listed in an order of their own, entries.ts if several of them are one entry of the list,
// and matter.ts and Sketch.svelte if it has more to tell or to show about questions and options.
const boards = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const guides = import.meta.glob<Guide>("./*/Guide.svelte", { import: "default" });
const usualBoard = async (): Promise<Board> => (await import("./UsualBoard.svelte")).default;
const usualGuide = async (): Promise<Guide> => (await import("./UsualGuide.svelte")).default;
const stories = import.meta.glob<StoryOf>("./*/story.ts", { import: "storyOf" });
const orders = import.meta.glob<InOrder>("./*/order.ts", { import: "inOrder" });
const entries = import.meta.glob<EntryOf>("./*/entries.ts", { import: "entryOf" });
type Matter = {
  matterOf: MatterOf;
  countsOf: CountsOf;
  warningOf: WarningOf;
  printedOf: PrintedOf;
};
const matters = import.meta.glob<Partial<Matter>>("./*/matter.ts");
const sketches = import.meta.glob<Sketch>("./*/Sketch.svelte", { import: "default" });

/** Whether the page has a board for a game; for any other it shows what the game itself makes of a view. */
export function hasBoard(name: string): boolean {
  return `./${name}/Board.svelte` in boards;
}

/** Whether a game tells a story before its first turn. */
export function hasStory(name: string): boolean {
  return `./${name}/story.ts` in stories;
}

/** What the page has for a game. */
export async function loadGame(name: string): Promise<Game> {
  const board = boards[`./${name}/Board.svelte`] ?? usualBoard;
  const guide = guides[`./${name}/Guide.svelte`] ?? usualGuide;
  const [Board, Guide, story, order, entry, matter, Sketch] = await Promise.all([
    board(),
    guide(),
    stories[`./${name}/story.ts`]?.(),
    orders[`./${name}/order.ts`]?.(),
    entries[`./${name}/entries.ts`]?.(),
    matters[`./${name}/matter.ts`]?.(),
    sketches[`./${name}/Sketch.svelte`]?.(),
  ]);
  return {
    Board,
    Guide,
    storyOf: story ?? (() => ""),
    inOrder: order ?? ((options) => options),
    entryOf: entry ?? (() => null),
    matterOf: matter?.matterOf ?? (() => null),
    countsOf: matter?.countsOf ?? ((told, words) => words.happened(told).card),
    warningOf: matter?.warningOf ?? (() => null),
    printedOf: matter?.printedOf ?? ((option, words) => words.cardOf(option)),
    Sketch: Sketch ?? null,
  };
}
