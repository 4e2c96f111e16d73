/** Where things lie on the map; x and y are in spaces of the grid. */

import type { Asking } from "../../lib/protocol";
import type { Frame, Point } from "../parts/plane";
import type { Icon } from "./facts";
import { doorAsked } from "./heard";
import { type Foe, INFIRMARY, isInInfirmary, type Side, type Tile, tileOf, type View, type Way } from "./view";

const STEPS: Record<Way, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const OPPOSITE: Record<Way, Way> = { north: "south", east: "west", south: "north", west: "east" };

/** Beside the map, off the grid. */
const APART = 0.45;

export function frameOf(tiles: Tile[]): Frame {
  if (tiles.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    left: Math.min(...tiles.map((tile) => tile.column)),
    top: Math.min(...tiles.map((tile) => tile.row)),
    right: Math.max(...tiles.map((tile) => tile.column + tile.columns)),
    bottom: Math.max(...tiles.map((tile) => tile.row + tile.rows)),
  };
}

/** The tiles as they are drawn: those of the map, and the infirmary while somebody lies there. */
export function drawnTiles(view: View): Tile[] {
  const players = view.people.filter(isInInfirmary).map((one) => one.seat);
  if (players.length === 0) return view.tiles;
  const { left, top, right, bottom } = frameOf(view.tiles);
  const beside = right - left <= bottom - top;
  const infirmary = {
    name: INFIRMARY,
    column: beside ? right + APART : left,
    row: beside ? bottom - 1 : bottom + APART,
    sides: [],
    players,
  };
  return [...view.tiles, tileOf(infirmary)];
}

function within(at: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, at));
}

/** A point to look at from which less of the dark around the map shows; what was to be looked at stays in sight. */
export function drawnIn(point: Point, world: Frame, across: number, down: number): Point {
  const NEAR = 0.3; // of what is in sight
  return {
    x: within(point.x, world.left + across * NEAR, world.right - across * NEAR),
    y: within(point.y, world.top + down * NEAR, world.bottom - down * NEAR),
  };
}

export function middle(tile: Tile): Point {
  return { x: tile.column + tile.columns / 2, y: tile.row + tile.rows / 2 };
}

/** The middle of an outer side, on the line between the tile and what is beyond. */
export function sidePoint(tile: Tile, side: Side): Point {
  const [right, down] = STEPS[side.way];
  return { x: tile.column + side.column + 0.5 + right / 2, y: tile.row + side.row + 0.5 + down / 2 };
}

/** A door of a tile. */
export type Door = { tile: Tile; side: Side };

/** The door behind which a tile is being laid. */
export function doorToLayAt(view: View, question: Asking | null): Door | undefined {
  if (question?.prompt !== "lay tile") return undefined;
  const door = doorAsked(question);
  const tile = view.tiles.find((one) => one.name === door.tile);
  const side = tile?.sides.find((one) => one.name === door.side);
  return tile && side && { tile, side };
}

/** The door of a tile that meets the one behind which it is laid: of several on that side the `shift`th. */
export function doorMeeting(tile: Tile, door: Side, shift: number): Door | undefined {
  const facing = tile.sides.filter((side) => side.kind !== "wall" && side.way === OPPOSITE[door.way]);
  const side = facing.sort((one, other) => one.column - other.column || one.row - other.row)[shift];
  return side && { tile, side };
}

/** Degrees by which what is drawn for the north is turned. */
export function turnOf(way: Way): number {
  return { north: 0, east: 90, south: 180, west: 270 }[way];
}

function covers(tile: Tile, column: number, row: number): boolean {
  const right = column - tile.column;
  const down = row - tile.row;
  return right >= 0 && down >= 0 && right < tile.columns && down < tile.rows;
}

/** The way from one tile to the next: through the door between them, else from vent to vent. */
export function wayBetween(from: Tile, to: Tile): Point[] {
  const door = from.sides.find((side) => {
    const [right, down] = STEPS[side.way];
    return side.kind !== "wall" && covers(to, from.column + side.column + right, from.row + side.row + down);
  });
  return door ? [middle(from), sidePoint(from, door), middle(to)] : [ventPoint(from), ventPoint(to)];
}

/** What is beyond a door: another tile by its door, that tile's wall, or nothing that is known yet. */
export function beyond(tiles: Tile[], tile: Tile, side: Side): "joined" | "walled" | "unknown" {
  const [right, down] = STEPS[side.way];
  const column = tile.column + side.column + right;
  const row = tile.row + side.row + down;
  const other = tiles.find((one) => covers(one, column, row));
  if (!other) return "unknown";
  const facing = other.sides.find(
    (one) => one.way === OPPOSITE[side.way] && other.column + one.column === column && other.row + one.row === row,
  );
  return facing && facing.kind !== "wall" ? "joined" : "walled";
}

/** A figure on the map. */
export type Token = { key: string; x: number; y: number; size: number } & (
  { kind: "player"; seat: string } | { kind: "enemy"; enemy: Foe; stunned: boolean }
);

/** Of a tile's height: from here on figures have room, below its name, icons and vent. */
const FLOOR_TOP = 0.57;
const FLOOR_HEIGHT = 0.37;
const FLOOR_WIDTH = 0.84;
const MOST_SIZE = 0.28;
/** Rows may overlap a little. */
const CLOSE = 1.15;

/** Everybody on a tile, players first, in rows on its floor. */
export function tokensOn(tile: Tile): Token[] {
  const all = [
    ...tile.players.map((seat) => ({ key: seat, kind: "player" as const, seat })),
    ...tile.enemies.map((enemy) => ({
      key: `${enemy.kind} ${enemy.number}`,
      kind: "enemy" as const,
      enemy,
      stunned: enemy.stunned === true,
    })),
  ];
  const rows = all.length <= 4 ? 1 : all.length <= 8 ? 2 : 3;
  const across = Math.ceil(all.length / rows);
  // Figures on a large tile are as large as elsewhere, in its middle.
  const size = Math.min(MOST_SIZE, FLOOR_WIDTH / Math.max(1, across), (FLOOR_HEIGHT / rows) * CLOSE);
  const step = Math.min(size * 1.12, FLOOR_WIDTH / Math.max(1, across));
  const top = tile.row + (tile.rows > 1 ? tile.rows / 2 + 0.12 : FLOOR_TOP);
  return all.map((one, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, all.length - row * across);
    return {
      ...one,
      size,
      x: middle(tile).x + ((index % across) - (inRow - 1) / 2) * step,
      y: top + (FLOOR_HEIGHT / rows) * (row + 0.5),
    };
  });
}

const VENT_Y = 0.485;

/** Where the vent's grille is, in a tile's middle. */
export function ventPoint(tile: Tile): Point {
  return tile.rows > 1 ? middle(tile) : { x: tile.column + 0.5, y: tile.row + VENT_Y };
}

/** Icons stand in a row below the name. */
export function iconPoint(tile: Tile, icon: Icon): Point {
  const place = tile.icons.indexOf(icon);
  return { x: tile.column + tile.columns / 2 + (place - (tile.icons.length - 1) / 2) * 0.2, y: tile.row + 0.285 };
}

/** What lies on the floor, along the walls: two things in the east, then two in the west. */
export function itemPoint(tile: Tile, place: number): Point {
  const east = place % 4 < 2;
  return { x: tile.column + (east ? tile.columns - 0.15 : 0.15), y: tile.row + 0.28 + (place % 2) * 0.18 };
}
