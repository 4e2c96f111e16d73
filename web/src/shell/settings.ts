import { type Language, shownIn } from "../lib/language";
import { look, say } from "../lib/look.svelte";
import type { Words } from "../lib/words";

/** From mild to harsh; a setting comes with its usual value first. */
const SCALE = ["easy", "normal", "nightmare", "impossible", "1", "2", "3", "4", "5", "6", "7"];

/** The values of a setting in the order in which a visitor expects them. */
export function inOrder(values: string[]): string[] {
  return [...values].sort((one, other) => SCALE.indexOf(one) - SCALE.indexOf(other));
}

function idOf(...parts: string[]): string {
  return ["setting", ...parts].join("-").replace(/[ _]/g, "-");
}

/** A message that not every game has; empty if there is none. */
export function sayIfAny(key: string, words: Words = look.words): string {
  return words.has(key) ? words.say(key) : "";
}

/** What a game is called, before any of its own words are here, and in which language where it lacks the chosen one. */
export function titleOf(titles: Record<Language, string>, game: string): { label: string; lang?: Language } {
  const shown = shownIn(titles, look.language);
  const label = titles[shown] ?? game;
  return shown === look.language ? { label } : { label, lang: shown };
}

/** A side as what somebody plays; a language may have another form for that. */
export function sideWords(side: string): string {
  return sayIfAny(`page-you-play-${side}`) || look.words.title(side);
}

/** What a setting of a game is called. */
export function settingWords(name: string): string {
  return sayIfAny(idOf(name)) || look.words.title(name);
}

/** What a value of a setting is called, and what it means, where there are words for that. */
export function valueWords(name: string, value: string, words: Words = look.words): { label: string; more: string } {
  const id = idOf(name, value);
  return { label: sayIfAny(id, words) || words.say(value), more: sayIfAny(`${id}-more`, words) };
}

/** What tells one table of a game from another: its scenario, or how hard it is. */
const TELLING = ["scenario", "difficulty"];

/** Which game with what was chosen for it, in one line. */
export function playedWords(setup: Record<string, string>, campaign: boolean, words: Words = look.words): string {
  const name = TELLING.find((one) => one in setup);
  if (name === undefined) return "";
  const value = valueWords(name, setup[name] ?? "", words).label;
  return say(`page-played-${campaign ? "campaign" : name}`, { value });
}
