/** What the Avatar module adds to a view: the mirror of `src/unlit/alone/avatar/module.py`. */

import type { Stats } from "../box";
import type { View } from "../view";
import { FALLEN } from "./kinds";

/** An avatar's card as it is printed. */
export type PrintedAvatar = { deck: string; upgrades: string[]; calm: Stats; nightmare: Stats };

/** An avatar's card; `down` is the hero's number of the sector in which it lies, 0 if it does not. */
export type AvatarCard = {
  name: string;
  owner: string;
  stats: Stats;
  upgrades: string[];
  free: string[];
  down: number;
  activated: number;
};

/** A power on the hero's card; with a bolt it can be used at any time in a turn. */
export type Power = { name: string; cost: number; bolt: boolean };

export type AvatarView = { tokens: number; avatars: AvatarCard[]; powers: Power[] };

/** The view with the figures that lie on the ground in their sectors. */
export function withFallen(view: View): View {
  const down = view.modules?.avatar?.avatars.filter((card) => card.down > 0) ?? [];
  if (down.length === 0) return view;
  const lay = <T extends { number: number; holds: string }>(place: T): T => {
    const here = down.filter((card) => card.down === place.number).map((card) => FALLEN + card.name);
    return here.length > 0 ? { ...place, holds: [place.holds, ...here].join(" ") } : place;
  };
  return { ...view, labyrinth: view.labyrinth.map(lay), map: view.map.map(lay) };
}
