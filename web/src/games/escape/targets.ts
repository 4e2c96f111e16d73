/** Which options can be picked on the map itself, and where. */

import type { Asking } from "../../lib/protocol";
import { nameOfEnemy } from "./enemies";
import type { AboutAttack, AboutEnemy } from "./facts";
import { type Door, doorToLayAt, drawnTiles, iconPoint, itemPoint, middle, sidePoint, type Token, tokensOn, turnOf, ventPoint } from "./places";
import { ENEMY, type Side, type Tile, type View } from "./view";

/** All that is drawn, and what of it can be clicked. */
export type Scene = { tiles: Tile[]; tokens: Token[]; targets: Target[]; about: Tile | undefined; entry: Door | undefined };

/** Something to click, drawn around a point. */
export type Target = { option: string; x: number; y: number } & (
  | { as: "tile"; tile: Tile }
  | { as: "side"; turn: number; sign: "go" | "unlock" | "lock" | "strength" | "intelligence" }
  | { as: "spot"; size: number }
  | { as: "token"; size: number }
  | { as: "shift"; enemy: string }
);

/** Where the answers to a question lie: `here` is the tile of whoever is asked, `origin` that of whoever acts. */
type Ground = { tiles: Tile[]; tokens: Token[]; here: Tile | undefined; origin: Tile | undefined; prompt: string };

/** From one answer to the next at the same place. */
const BESIDE = 0.3;

const SHIFTED = /^((?:guard|clone|hybrid|cronos) \d+) to (.+)$/;
const UNLOCK = /^unlock (.+) by (strength|intelligence)$/;

/** The map, with the targets in the order of the options; the rest of the options is for buttons. */
export function sceneOf(view: View, question: Asking | null): Scene {
  const tiles = drawnTiles(view);
  const tokens = tiles.flatMap(tokensOn);
  const { enemy } = (question?.about ?? {}) as Partial<AboutEnemy | AboutAttack>;
  const about = enemy && tiles.find((tile) => tile.enemies.includes(nameOfEnemy(enemy)));
  const here = tiles.find((tile) => tile.players.includes(view.seat));
  const prompt = question?.prompt ?? "";
  const ground = { tiles, tokens, here, origin: prompt === "enemy goes" ? about : here, prompt };
  const found = question?.options.map((option) => targetOf(option, ground)) ?? [];
  const targets = spread(found.filter((target) => target !== null));
  return { tiles, tokens, about, targets, entry: doorToLayAt(view, question) };
}

function targetOf(option: string, ground: Ground): Target | null {
  const [verb = "", ...others] = option.split(" ");
  const rest = others.join(" ");
  switch (verb) {
    case "move":
      return onTile(option, rest, ground);
    case "crawl":
      return onVent(option, rest, ground);
    case "explore":
      return onSide(option, rest, ground.here, "go");
    case "lock":
    case "shut":
      return onSide(option, rest, ground.here, "lock");
    case "unlock": {
      const [, side = rest, stat = "unlock"] = UNLOCK.exec(option) ?? [];
      return onSide(option, side, ground.origin, stat as "unlock" | "strength" | "intelligence");
    }
    case "attack":
      return onToken(option, rest, ground);
    case "trade":
      return onToken(option, rest.replace(/^with /, ""), ground);
    case "pick":
      return onItem(option, rest.replace(/^up /, ""), ground);
    case "access":
      return onIcon(option, "control panel", ground);
    case "light":
      return onIcon(option, "facility", ground);
    case "escape":
      return onIcon(option, "elevator", ground) ?? onTile(option, ground.here?.name ?? "", ground);
    default:
      return named(option, ground);
  }
}

/** Options that are the name of an enemy, a tile, a player, a side, or two of those. */
function named(option: string, ground: Ground): Target | null {
  if (ENEMY.test(option)) return onToken(option, option, ground);
  const [, enemy = "", to = ""] = SHIFTED.exec(option) ?? [];
  if (enemy) return shifted(option, enemy, to, ground);
  if (ground.prompt === "leave infirmary") return onVent(option, option, ground);
  const tile = ground.tiles.find((one) => option.startsWith(`${one.name} `));
  return (
    onTile(option, option, ground) ??
    onToken(option, option, ground) ??
    (tile ? onSide(option, option.slice(tile.name.length + 1), tile, "go") : onSide(option, option, ground.here, "lock"))
  );
}

function onTile(option: string, name: string, { tiles }: Ground): Target | null {
  const tile = tiles.find((one) => one.name === name);
  return tile ? { as: "tile", option, tile, ...middle(tile) } : null;
}

function onVent(option: string, name: string, { tiles }: Ground): Target | null {
  const tile = tiles.find((one) => one.name === name);
  return tile ? { as: "spot", option, size: 0.16, ...ventPoint(tile) } : null;
}

function onSide(option: string, name: string, tile: Tile | undefined, sign: (Target & { as: "side" })["sign"]): Target | null {
  const side = tile?.sides.find((one: Side) => one.name === name);
  return tile && side ? { as: "side", option, sign, turn: turnOf(side.way), ...sidePoint(tile, side) } : null;
}

function onToken(option: string, name: string, { tokens }: Ground): Target | null {
  const token = tokens.find((one) => one.name === name);
  return token ? { as: "token", option, size: token.size, x: token.x, y: token.y } : null;
}

function onIcon(option: string, icon: string, { here }: Ground): Target | null {
  return here?.icons.includes(icon) ? { as: "spot", option, size: 0.13, ...iconPoint(here, icon) } : null;
}

function onItem(option: string, item: string, { here }: Ground): Target | null {
  const place = here?.items.indexOf(item) ?? -1;
  return here && place >= 0 ? { as: "spot", option, size: 0.1, ...itemPoint(here, place) } : null;
}

/** An enemy is sent to another tile: two thirds of the way there. */
function shifted(option: string, enemy: string, to: string, { tiles }: Ground): Target | null {
  const from = tiles.find((tile) => tile.enemies.includes(enemy));
  const goal = tiles.find((tile) => tile.name === to);
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
