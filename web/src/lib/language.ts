/** A language is a folder of words, here, in every game and in the board of every game. */
export type Language = string;

const USUAL = "en";
const KEPT_AS = "unlit-language";

const texts = import.meta.glob<string>("../texts/*/*.ftl", { query: "?raw", import: "default", eager: true });

function languageOf(path: string): Language {
  return path.split("/").at(-2) ?? USUAL;
}

/** The languages that the page speaks, English first. */
export const LANGUAGES: Language[] = [...new Set(Object.keys(texts).map(languageOf))].sort(
  (one, other) => Number(other === USUAL) - Number(one === USUAL) || one.localeCompare(other),
);

/** The page's own words in a language. */
export function pageTexts(language: Language): string {
  return Object.keys(texts)
    .filter((path) => languageOf(path) === language)
    .map((path) => texts[path])
    .join("\n");
}

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((one) => one === text);
}

/** The language chosen on an earlier visit, else the browser's own, else English. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT_AS);
  if (isLanguage(kept)) return kept;
  const wished = navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage);
  return wished ?? USUAL;
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
}

/** The words of a package in the wanted language, or in the first that it has. */
export function inLanguage(words: Record<Language, string>, wanted: Language): string {
  return words[wanted] ?? words[USUAL] ?? Object.values(words)[0] ?? "";
}
