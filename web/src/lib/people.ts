import { look, say } from "./look.svelte";
import type { Spoken } from "./protocol";

/** What a person is called who may have given no name. */
export function nameOf(name: string): string {
  return name === "" ? say("page-somebody") : name;
}

/** What has become of a seat, in words. */
export function becameWords(line: Spoken): string {
  return say(`page-became-${line.what}`, { seat: look.words.title(line.seat), name: nameOf(line.name) });
}
