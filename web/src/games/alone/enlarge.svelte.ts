/** The card that is looked at closely, and where it lies on the screen. */

import { getContext, setContext } from "svelte";

export class Enlarged {
  card = $state("");
  side = $state<DOMRect | null>(null);
  /** Held by a finger: it stays until the next tap. */
  held = $state(false);

  show(card: string, side: DOMRect, held: boolean) {
    this.card = card;
    this.side = side;
    this.held = held;
  }

  hide() {
    this.card = "";
    this.held = false;
  }
}

const KEY = Symbol("enlarged");

export function keepEnlarged(): Enlarged {
  return setContext(KEY, new Enlarged());
}

export function enlarged(): Enlarged {
  return getContext<Enlarged>(KEY);
}
