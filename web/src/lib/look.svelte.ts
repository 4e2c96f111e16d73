import { loadGame } from "../games";
import type { Game } from "../games/game";
import * as api from "./api";
import type { Content } from "./content";
import { firstLanguage, type InEveryLanguage, keepLanguage, type Language, languagesOf, shownIn } from "./language";
import type { Problem } from "./problem";
import { Words, type Said } from "./words";

/** How the page looks to its visitor: the language, and the words and the board of the game at hand. */
class Look {
  /** The page's own words. */
  texts = $state.raw<InEveryLanguage>({});
  languages = $derived(languagesOf(this.texts));
  language = $state<Language>("");
  content = $state.raw<Content | null>(null);
  game = $state.raw<Game | null>(null);
  words = $derived(new Words(this.language, this.content, this.texts[this.language] ?? ""));
  /** The language of the game at hand, where it lacks the chosen one. */
  instead = $derived.by(() => {
    const shown = this.content === null ? this.language : shownIn(this.content.texts, this.language);
    return shown === this.language ? null : shown;
  });
  private hash = "";
  /** What is known of games beside the one at hand, by their names. */
  private beside = $state.raw<Record<string, Content>>({});

  /** Fetch the page's words, before anything is said. */
  async listen(): Promise<void> {
    this.texts = await api.texts();
    this.language = firstLanguage(this.texts);
  }

  speak(language: Language): void {
    this.language = language;
    keepLanguage(language);
  }

  /** Fetch what never changes of a game, once. */
  async open(game: string, hash: string): Promise<void> {
    if (this.hash === hash) return;
    this.hash = hash;
    try {
      const [content, board] = await Promise.all([api.content(hash), loadGame(game)]);
      if (this.hash !== hash) return;
      this.content = content;
      this.game = board;
    } catch (error) {
      this.hash = "";
      throw error;
    }
  }

  /** Fetch the words of a game of which something is told beside the one at hand. */
  async learn(game: string, hash: string): Promise<void> {
    if (this.content?.game === game || game in this.beside) return;
    const content = await api.content(hash);
    this.beside = { ...this.beside, [game]: content };
  }

  /** The words of a game, as far as they are here. */
  wordsOf(game: string): Words {
    if (this.content?.game === game) return this.words;
    return new Words(this.language, this.beside[game] ?? null, this.texts[this.language] ?? "");
  }
}

export const look = new Look();

/** A message of the page in the language of the moment. */
export function say(key: string, facts: Said = {}): string {
  return look.words.say(key, facts);
}

/** That it is somebody's turn, or that somebody is asked in another's. */
export function askedWords(reacts: boolean): string {
  return say(reacts ? "page-you-are-asked" : "page-your-turn");
}

/** A problem in words. */
export function sayProblem(problem: Problem): string {
  return look.words.slip(problem.key, problem.facts, problem.sentence);
}
