import { look, say } from "../lib/look.svelte";

/** From mild to harsh; a setting comes with its usual value first. */
const SCALE = ["easy", "normal", "nightmare", "impossible", "1", "2", "3", "4", "5", "6", "7"];

/** The values of a setting in the order in which a visitor expects them. */
export function inOrder(values: string[]): string[] {
  return [...values].sort((one, other) => SCALE.indexOf(one) - SCALE.indexOf(other));
}

function idOf(...parts: string[]): string {
  return ["setting", ...parts].join("-").replace(/[ _]/g, "-");
}

/** A message of the page as this game wants it, or as all do. */
export function ofGame(key: string, game: string): string {
  return look.words.has(`${key}-in-${game}`) ? `${key}-in-${game}` : key;
}

/** A side as what somebody plays; a language may have another form for that. */
export function sideWords(side: string): string {
  const id = `page-you-play-${side}`;
  return look.words.has(id) ? say(id) : look.words.title(side);
}

/** What a setting of a game is called. */
export function settingWords(name: string): string {
  return say(look.words.has(idOf(name)) ? idOf(name) : name);
}

/** What a value of a setting is called, and what it means, where there are words for that. */
export function valueWords(name: string, value: string): { label: string; more: string } {
  const id = idOf(name, value);
  const more = `${id}-more`;
  return { label: say(look.words.has(id) ? id : value), more: look.words.has(more) ? say(more) : "" };
}

/** What tells one table of a game from another: its scenario, or how hard it is. */
const TELLING = ["scenario", "difficulty"];

/** Which game with what was chosen for it, in one line. */
export function playedWords(setup: Record<string, string>, campaign: boolean): string {
  const name = TELLING.find((one) => one in setup);
  if (name === undefined) return "";
  return say(`page-played-${campaign ? "campaign" : name}`, { value: valueWords(name, setup[name] ?? "").label });
}
