/** Which options can be picked on the map itself, and where. */

import type { Asking } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { DoorSide, Icon, Option } from "./facts";
import { foeAsked } from "./heard";
import { optionOf } from "./options";
import {
  type Door,
  doorToLayAt,
  drawnTiles,
  iconPoint,
  itemPoint,
  middle,
  sidePoint,
  type Token,
  tokensOn,
  turnOf,
  ventPoint,
} from "./places";
import { type Foe, isSame, type Tile, tileWith, type View } from "./view";

/** All that is drawn, and what of it can be clicked. */
export type Scene = {
  tiles: Tile[];
  tokens: Token[];
  targets: Target[];
  about: Tile | undefined;
  entry: Door | undefined;
};

/** Something to click, drawn around a point. */
export type Target = { option: string; x: number; y: number } & (
  | { as: "tile"; tile: Tile }
  | { as: "side"; turn: number; sign: DoorSign }
  | { as: "spot"; size: number }
  | { as: "token"; size: number }
  | { as: "shift"; enemy: Foe }
);

type DoorSign = "go" | "unlock" | "lock" | "strength" | "intelligence";

/** Where the answers to a question lie: `here` is the tile of whoever is asked, `origin` that of whoever acts. */
type Ground = { tiles: Tile[]; tokens: Token[]; here: Tile | undefined; origin: Tile | undefined; prompt: string };

/** From one answer to the next at the same place. */
const BESIDE = 0.3;

/** The map, with the targets in the order of the options; the rest of the options is for buttons. */
export function sceneOf(view: View, question: Asking | null, words: Words): Scene {
  const tiles = drawnTiles(view);
  const tokens = tiles.flatMap(tokensOn);
  const about = tileWith(tiles, foeAsked(question));
  const here = tiles.find((tile) => tile.players.includes(view.seat));
  const prompt = question?.prompt ?? "";
  const ground = { tiles, tokens, here, origin: prompt === "enemy goes" ? about : here, prompt };
  const found = question?.options.map((option) => targetOf(optionOf(option, words), ground)) ?? [];
  const targets = spread(found.filter((target) => target !== null));
  return { tiles, tokens, about, targets, entry: doorToLayAt(view, question) };
}

/** Where an option is picked on the map; cards, dice and the tile that was drawn lie beside it. */
function targetOf(option: Option, ground: Ground): Target | null {
  const place = option.pointsAt;
  if (place === null) return null;
  switch (place[0]) {
    case "on-map":
      return ground.prompt === "leave infirmary"
        ? onVent(option.text, place[1].tile, ground)
        : onTile(option.text, place[1].tile, ground);
    case "vent-of":
      return onVent(option.text, place[1].tile, ground);
    case "door-here":
      return onSide(option.text, place[1].side, opens(option) ? ground.origin : ground.here, signOf(option));
    case "door-of":
      return onSide(option.text, place[1].side, tileOn(ground, place[1].tile), "go");
    case "sign-here":
      return (
        onIcon(option.text, place[1].sign, ground) ??
        (option.tag === "escape" ? onTile(option.text, ground.here?.name ?? "", ground) : null)
      );
    case "item-here":
      return onItem(option.text, place[1].item, ground);
    case "figure": {
      const { person } = place[1];
      return onToken(
        option.text,
        ground.tokens.find((token) => token.kind === "player" && token.seat === person),
      );
    }
    case "marker": {
      const [, foe] = place[1].enemy;
      return onToken(
        option.text,
        ground.tokens.find((token) => token.kind === "enemy" && isSame(token.enemy, foe)),
      );
    }
    case "way-to":
      return shifted(option.text, place[1].enemy[1], place[1].tile, ground);
    default:
      return null;
  }
}

function opens(option: Option): boolean {
  return option.tag === "unlock" || option.tag === "open-lock";
}

/** What stands on a door that can be clicked. */
function signOf(option: Option): DoorSign {
  if (option.tag === "explore") return "go";
  if (option.tag === "open-lock") return "unlock";
  if (option.tag === "unlock") return option.fields.by === "strength" ? "strength" : "intelligence";
  return "lock";
}

function tileOn({ tiles }: Ground, name: string): Tile | undefined {
  return tiles.find((one) => one.name === name);
}

function onTile(option: string, name: string, ground: Ground): Target | null {
  const tile = tileOn(ground, name);
  return tile ? { as: "tile", option, tile, ...middle(tile) } : null;
}

function onVent(option: string, name: string, ground: Ground): Target | null {
  const tile = tileOn(ground, name);
  return tile ? { as: "spot", option, size: 0.16, ...ventPoint(tile) } : null;
}

function onSide(option: string, name: DoorSide, tile: Tile | undefined, sign: DoorSign): Target | null {
  const side = tile?.sides.find((one) => one.name === name);
  return tile && side ? { as: "side", option, sign, turn: turnOf(side.way), ...sidePoint(tile, side) } : null;
}

function onToken(option: string, token: Token | undefined): Target | null {
  return token ? { as: "token", option, size: token.size, x: token.x, y: token.y } : null;
}

function onIcon(option: string, icon: Icon, { here }: Ground): Target | null {
  return here?.icons.includes(icon) ? { as: "spot", option, size: 0.13, ...iconPoint(here, icon) } : null;
}

function onItem(option: string, item: string, { here }: Ground): Target | null {
  const place = here?.items.indexOf(item) ?? -1;
  return here && place >= 0 ? { as: "spot", option, size: 0.1, ...itemPoint(here, place) } : null;
}

/** An enemy is sent to another tile: two thirds of the way there. */
function shifted(option: string, enemy: Foe, to: string, ground: Ground): Target | null {
  const from = tileWith(ground.tiles, enemy);
  const goal = tileOn(ground, to);
  if (!from || !goal) return null;
  const between = (a: number, b: number) => a + (b - a) * 0.66;
  return {
    as: "shift",
    option,
    enemy,
    x: between(middle(from).x, middle(goal).x),
    y: between(middle(from).y, middle(goal).y),
  };
}

/** Two answers at one place stand side by side. */
function spread(targets: Target[]): Target[] {
  return targets.map((target) => {
    if (target.as === "tile" || target.as === "token") return target;
    const same = targets.filter((one) => one.as === target.as && one.x === target.x && one.y === target.y);
    const aside = (same.indexOf(target) - (same.length - 1) / 2) * BESIDE;
    return target.as === "side" && target.turn % 180 === 90
      ? { ...target, y: target.y + aside }
      : { ...target, x: target.x + aside };
  });
}
