/** Which options can be picked on the board itself, and where. */

import type { Asking } from "../../lib/protocol";
import { COMPASS, type Compass, isCompass } from "./compass";
import type { View } from "./facts";
import type { Figure } from "./figures";
import { figureName } from "./figures";
import type { Lying, Spot } from "./spots";
import { gridOf } from "./spots";

/** Something to click: a side of a sector, a whole sector, a figure, or a thing that lies in a sector. */
export type Target =
  | { as: "side"; option: string; spot: string; way: Compass; door: boolean }
  | { as: "sector"; option: string; spot: string }
  | { as: "figure"; option: string; figure: number }
  | { as: "thing"; option: string; spot: string; thing: Lying }
  | { as: "here"; option: string; spot: string };

const SECTOR = /^[a-h][1-6]$/;
const TAKE = /^take ([a-h][1-6])$/;
const DOOR = /^door ([a-h][1-6]) ([a-h][1-6])$/;
const DOOR_SIDE = /^(?:free|block) (\w+)$/;
const CREATURE_AT = /^(?:move )?((?:wounded )?\w+) at ([a-h][1-6])$/;
const CREATURE_FAR = /^((?:wounded )?\w+) (north|east|south|west) ([1-9])$/;
const IN_ABOUT = /\b([a-h][1-6])$/;
const STEPS: Record<Compass, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Prompts whose options are the names of creatures in the hero's sector. */
const FIGHTS = ["fight", "target"];
/** Prompts whose options are the names of rooms on the map. */
const SWAPS = ["swap", "swap with"];

/** The sector that a question is about, by name; empty if it is about none. */
export function aboutSector(question: Asking | null): string {
  return IN_ABOUT.exec(String(question?.about["about"] ?? ""))?.[1] ?? "";
}

/** The sectors of the map where a question can be answered. */
export function sectorsOf(question: Asking | null, spots: Spot[]): Spot[] {
  const named = new Set(question?.options.flatMap((option) => option.split(" ")));
  const swapped = SWAPS.includes(question?.prompt ?? "");
  return spots.filter((spot) => named.has(spot.key) || (swapped && named.has(spot.shape)));
}

/** Whether evil chooses a sector or a creature, so that the steps from the hero matter. */
export function asksForPlace(question: Asking | null): boolean {
  return Boolean(question?.prompt === "creature goes" || question?.options.some((one) => SECTOR.test(one) || CREATURE_AT.test(one)));
}

/** The targets of a question, in the order of its options; the rest of the options is for buttons. */
export function targetsOf(question: Asking | null, spots: Spot[], figures: Figure[]): Target[] {
  if (!question || question.prompt === "locate") return [];
  const hero = spots.find((spot) => spot.hero);
  const origin = question.prompt === "creature goes" ? aboutSector(question) : (hero?.key ?? "");
  const found = question.options.flatMap((option): (Target | null)[] => [
    sideTarget(option, origin),
    sectorTarget(option, question.prompt, spots),
    figureTarget(option, question.prompt, hero, spots, figures),
    thingTarget(option, origin, spots),
  ]);
  return found.filter((target) => target !== null);
}

function sideTarget(option: string, origin: string): Target | null {
  if (!origin) return null;
  if (isCompass(option)) return { as: "side", option, spot: origin, way: option, door: false };
  const side = DOOR_SIDE.exec(option)?.[1] ?? "";
  if (isCompass(side)) return { as: "side", option, spot: origin, way: side, door: true };
  const [, one = "", other = ""] = DOOR.exec(option) ?? [];
  return one && other ? { as: "side", option, spot: one, way: wayTo(one, other), door: true } : null;
}

/** Whether an option names a door of evil's map that is blocked. */
export function isBlocked(option: string, view: View): boolean {
  const [, one = "", other = ""] = DOOR.exec(option) ?? [];
  const sides = view.map?.find((cell) => cell.name === one)?.sides;
  return sides?.[COMPASS.indexOf(wayTo(one, other))] === "blocked";
}

function wayTo(one: string, other: string): Compass {
  const from = gridOf(one);
  const to = gridOf(other);
  if (from.row !== to.row) return to.row < from.row ? "north" : "south";
  return to.column < from.column ? "west" : "east";
}

function sectorTarget(option: string, prompt: string, spots: Spot[]): Target | null {
  const known = SECTOR.test(option)
    ? spots.find((spot) => spot.key === option)
    : SWAPS.includes(prompt)
      ? spots.find((spot) => spot.shape === option)
      : undefined;
  return known ? { as: "sector", option, spot: known.key } : null;
}

function figureTarget(option: string, prompt: string, hero: Spot | undefined, spots: Spot[], figures: Figure[]): Target | null {
  const standing = (name: string, spot: string | undefined): Target | null => {
    const figure = figures.find((one) => !one.ghost && one.spot === spot && figureName(one) === name);
    return figure ? { as: "figure", option, figure: figure.id } : null;
  };
  const at = CREATURE_AT.exec(option);
  if (at) return standing(at[1] ?? "", at[2]);
  const far = CREATURE_FAR.exec(option);
  if (far && hero && isCompass(far[2] ?? "")) {
    const [right, down] = STEPS[far[2] as Compass];
    const steps = Number(far[3]);
    const there = spots.find((one) => one.size === hero.size && one.x === hero.x + right * steps && one.y === hero.y + down * steps);
    return standing(far[1] ?? "", there?.key);
  }
  if (FIGHTS.includes(prompt) || option === "hero") return standing(option, hero?.key);
  return null;
}

function thingTarget(option: string, origin: string, spots: Spot[]): Target | null {
  const take = TAKE.exec(option)?.[1];
  if (take) return { as: "thing", option, spot: take, thing: "danger" };
  const { stairs, missions, control_unit, danger } = spots.find((spot) => spot.key === origin)?.holds ?? {};
  const lying = (thing: Lying, there: unknown): Target | null => (there ? { as: "thing", option, spot: origin, thing } : null);
  if (option === "stairs") return lying("stairs", stairs);
  if (option === "do mission") return lying("mission", missions);
  if (option === "repair light") return lying("unit", control_unit);
  if (option === "safe here") return lying("danger", danger);
  return option === "stop" && origin ? { as: "here", option, spot: origin } : null;
}
