/** Which options can be picked on the board itself, and where. */

import type { Asking } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { COMPASS, type Compass, isCompass } from "./compass";
import type { AboutCreature, AboutNoise, Lies, Option, View } from "./facts";
import type { Figure } from "./figures";
import type { Held } from "./holding";
import { optionOf, optionsOf } from "./options";
import type { Lying, Spot } from "./spots";
import { gridOf } from "./spots";

/** Something to click: a side of a sector, a whole sector, a figure, or a thing that lies in a sector. */
export type Target =
  | { as: "side"; option: string; spot: string; way: Compass; door: boolean; opens: boolean }
  | { as: "sector"; option: string; spot: string }
  | { as: "figure"; option: string; figure: number }
  | { as: "thing"; option: string; spot: string; thing: Lying }
  | { as: "here"; option: string; spot: string };

/** What an option points at. */
type Place = NonNullable<Option["pointsAt"]>;

const STEPS: Record<Compass, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Prompts whose creatures are those in the hero's sector; elsewhere a creature that is named is a kind. */
const FIGHTS = ["fight", "target"];

/** The sector that a question is about, by name; empty if it is about none. */
export function aboutSector(question: Asking | null): string {
  if (question?.prompt === "noise") return (question.about as AboutNoise).sector;
  if (question?.prompt !== "creature goes") return "";
  const [tag, fields] = (question.about as AboutCreature).creature;
  return tag === "being-at" ? fields.at : "";
}

/** The sectors of the map where a question can be answered. */
export function sectorsOf(question: Asking | null, words: Words, spots: Spot[]): Spot[] {
  const places = optionsOf(question, words).map((option) => option.pointsAt);
  return spots.filter((spot) => places.some((place) => place && isAt(place, spot)));
}

function isAt(place: Place, spot: Spot): boolean {
  switch (place[0]) {
    case "map-sector":
    case "map-thing":
      return place[1].sector === spot.key;
    case "map-door":
      return place[1].one === spot.key || place[1].other === spot.key;
    case "map-room":
      return place[1].room === spot.shape;
    case "creature-at":
      return place[1].at === spot.key;
    default:
      return false;
  }
}

/** Whether evil chooses a sector or a creature, so that the steps from the hero matter. */
export function asksForPlace(question: Asking | null, words: Words): boolean {
  const places = optionsOf(question, words).map((option) => option.pointsAt?.[0]);
  return question?.prompt === "creature goes" || places.includes("map-sector") || places.includes("creature-at");
}

/** The targets of a question, in the order of its options; the rest of the options is for buttons. */
export function targetsOf(question: Asking | null, words: Words, spots: Spot[], figures: Figure[]): Target[] {
  if (!question || question.prompt === "locate") return [];
  const hero = spots.find((spot) => spot.hero);
  const origin = question.prompt === "creature goes" ? aboutSector(question) : (hero?.key ?? "");
  const here = { origin, hero, fighting: FIGHTS.includes(question.prompt), spots, figures };
  const found = optionsOf(question, words).map((option) =>
    option.pointsAt ? targetOf(option, option.pointsAt, here) : null,
  );
  return found.filter((target) => target !== null);
}

/** From where targets are found: the sector of whoever goes or acts, the hero's, and all that is drawn. */
type Around = { origin: string; hero: Spot | undefined; fighting: boolean; spots: Spot[]; figures: Figure[] };

function targetOf({ text: option, tag }: Option, place: Place, around: Around): Target | null {
  const { origin, hero, fighting, spots, figures } = around;
  switch (place[0]) {
    case "side-here":
    case "door-here": {
      const { way } = place[1];
      const door = place[0] === "door-here";
      return origin && isCompass(way) ? { as: "side", option, spot: origin, way, door, opens: tag === "free" } : null;
    }
    case "map-door": {
      const { one, other } = place[1];
      const way = wayTo(one, other);
      const opens = spots.find((spot) => spot.key === one)?.sides[COMPASS.indexOf(way)] === "blocked";
      return { as: "side", option, spot: one, way, door: true, opens };
    }
    case "map-sector":
    case "map-room": {
      const spot = spots.find((one) => isAt(place, one));
      return spot ? { as: "sector", option, spot: spot.key } : null;
    }
    case "creature-at":
      return figureTarget(option, place[1], place[1].at, figures);
    case "creature-ahead":
      return figureTarget(option, place[1], spotAhead(place[1], hero, spots)?.key, figures);
    case "creature-here":
      return fighting ? figureTarget(option, place[1], hero?.key, figures) : null;
    case "hero-here":
      return figureTarget(option, { kind: "hero", wounded: false }, hero?.key, figures);
    case "thing-here":
      return thingTarget(option, place[1].thing, origin, spots);
    case "map-thing":
      return { as: "thing", option, spot: place[1].sector, thing: place[1].thing };
    case "here":
      return origin ? { as: "here", option, spot: origin } : null;
  }
}

/** Whether an option names a door of evil's map that is blocked. */
export function isBlocked(text: string, words: Words, view: View): boolean {
  const option = optionOf(text, words);
  if (option.tag !== "door-between") return false;
  const { one, other } = option.fields;
  const sides = view.map?.find((cell) => cell.name === one)?.sides;
  return sides?.[COMPASS.indexOf(wayTo(one, other))] === "blocked";
}

function wayTo(one: string, other: string): Compass {
  const from = gridOf(one);
  const to = gridOf(other);
  if (from.row !== to.row) return to.row < from.row ? "north" : "south";
  return to.column < from.column ? "west" : "east";
}

function spotAhead(
  { way, far }: { way: string; far: number },
  hero: Spot | undefined,
  spots: Spot[],
): Spot | undefined {
  if (!hero || !isCompass(way)) return undefined;
  const [right, down] = STEPS[way];
  return spots.find((one) => one.size === hero.size && one.x === hero.x + right * far && one.y === hero.y + down * far);
}

function figureTarget(
  option: string,
  { kind, wounded }: { kind: string; wounded: boolean },
  spot: string | undefined,
  figures: Figure[],
): Target | null {
  const found = figures.find(
    (one) => !one.ghost && !one.fallen && one.spot === spot && one.kind === kind && one.wounded === wounded,
  );
  return found ? { as: "figure", option, figure: found.id } : null;
}

function thingTarget(option: string, thing: Lies, origin: string, spots: Spot[]): Target | null {
  const holds = spots.find((spot) => spot.key === origin)?.holds ?? {};
  return liesIn(holds, thing) ? { as: "thing", option, spot: origin, thing } : null;
}

function liesIn(holds: Held, thing: Lies): boolean {
  switch (thing) {
    case "stairs":
      return holds.stairs !== undefined;
    case "mission":
      return holds.missions !== undefined;
    case "light-control-unit":
      return holds.control_unit ?? false;
    case "danger":
      return holds.danger ?? false;
  }
}
