/** The special creatures, and whose symbol each of them bears. */
export const SYMBOLS: Partial<Record<string, string>> = {
  bloom: "spores",
  pall: "spores",
  leech: "parasite",
  skitterer: "parasite",
  herald: "cultist",
  snuffer: "cultist",
  brute: "mutant",
  howler: "mutant",
  maw: "worm",
  gnawer: "worm",
};
