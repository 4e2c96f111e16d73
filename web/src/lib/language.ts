/** A language is a folder of words, in the server's package for the page, and in every game. */
export type Language = string;

const USUAL = "en";
const KEPT_AS = "unlit-language";

/** The words of a package, by language. */
export type InEveryLanguage = Record<Language, string>;

/** The languages that the page speaks, English first. */
export function languagesOf(texts: Record<Language, unknown>): Language[] {
  return Object.keys(texts).sort(
    (one, other) => Number(other === USUAL) - Number(one === USUAL) || one.localeCompare(other),
  );
}

/** The language chosen on an earlier visit, else the browser's own, else English. */
export function firstLanguage(texts: InEveryLanguage): Language {
  const wished = [localStorage.getItem(KEPT_AS) ?? "", ...navigator.languages.map((one) => one.slice(0, 2))];
  return wished.find((one) => Object.hasOwn(texts, one)) ?? USUAL;
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
}

/** The language in which a package is shown: the wanted one, or the first that it has. */
export function shownIn(texts: Record<Language, unknown>, wanted: Language): Language {
  return Object.hasOwn(texts, wanted) ? wanted : (languagesOf(texts)[0] ?? USUAL);
}

/** What a language calls itself. */
export function nameOf(language: Language): string {
  return nameIn(language, language);
}

/** What one language calls another; one that nobody knows goes by its letters. */
export function nameIn(language: Language, named: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(named) ?? named;
  } catch {
    return named;
  }
}
