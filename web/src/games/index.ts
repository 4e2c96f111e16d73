import type { Language } from "../lib/language";
import type { Board, Game } from "./game";

// A game is a folder here: Board.svelte, and texts/en.ftl and texts/de.ftl.
const boards = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

async function textOf(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/texts/${language}.ftl`]?.()) ?? "";
}

/** The page's board for a game; null for a game that is played by the list of options alone. */
export async function loadGame(name: string): Promise<Game | null> {
  const board = boards[`./${name}/Board.svelte`];
  if (board === undefined) return null;
  const [Board, en, de] = await Promise.all([board(), textOf(name, "en"), textOf(name, "de")]);
  return { Board, texts: { en, de } };
}
