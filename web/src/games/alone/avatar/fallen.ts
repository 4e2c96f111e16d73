import type { View } from "../facts";
import type { Held } from "../holding";

/** The view with the figures that lie on the ground in their sectors. */
export function withFallen(view: View): View {
  const down = view.modules?.avatar?.avatars.filter((card) => card.down > 0) ?? [];
  if (down.length === 0) return view;
  const lay = <T extends { number?: number; holds?: Held }>(place: T): T => {
    const here = down.filter((card) => card.down === place.number).map(({ name: kind }) => ({ kind, fallen: true }));
    if (here.length === 0) return place;
    return { ...place, holds: { ...place.holds, creatures: [...(place.holds?.creatures ?? []), ...here] } };
  };
  return { ...view, labyrinth: view.labyrinth.map(lay), ...(view.map && { map: view.map.map(lay) }) };
}
