import type { Language } from "../lib/language";
import type { Board, Game, Guide } from "./game";

// A game is a folder here: Board.svelte, Guide.svelte, and texts/en.ftl and texts/de.ftl.
const boards = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const guides = import.meta.glob<Guide>("./*/Guide.svelte", { import: "default" });
const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

async function textOf(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/texts/${language}.ftl`]?.()) ?? "";
}

/** Whether the page has a board for a game, and so can offer it. */
export function hasBoard(name: string): boolean {
  return `./${name}/Board.svelte` in boards;
}

/** The page's board for a game; null for a game that is played by the list of options alone. */
export async function loadGame(name: string): Promise<Game | null> {
  const board = boards[`./${name}/Board.svelte`];
  const guide = guides[`./${name}/Guide.svelte`];
  if (board === undefined || guide === undefined) return null;
  const [Board, Guide, en, de] = await Promise.all([board(), guide(), textOf(name, "en"), textOf(name, "de")]);
  return { Board, Guide, texts: { en, de } };
}
