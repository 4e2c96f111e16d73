import { type Language, shownIn } from "../lib/language";
import type { Frame, Picture } from "../lib/protocol";

/** A view in the chosen language, or else in the first that its game has; `svg` is an address for an image, if any. */
export type Shown = { language: Language; text: string; svg: string };

const NOTHING: Picture = { text: "", svg: "" };

export function shownOf(frame: Frame, wanted: Language): Shown {
  const language = shownIn(frame.pictures, wanted);
  const { text, svg } = frame.pictures[language] ?? NOTHING;
  return { language, text, svg: svg === "" ? "" : `data:image/svg+xml,${encodeURIComponent(svg)}` };
}
