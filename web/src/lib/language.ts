/** The languages that the page speaks. */
export const LANGUAGES = ["en", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

const KEPT_AS = "unlit-language";

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((one) => one === text);
}

/** The language chosen on an earlier visit, else the browser's own, else English. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT_AS);
  if (isLanguage(kept)) return kept;
  const wished = navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage);
  return wished ?? "en";
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
}
