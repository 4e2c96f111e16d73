/** A tile as it lies when it is turned to the right by quarters. */

import type { TilePrinted } from "./facts";
import { type Side, sideOf, type Tile, tileOf, WAYS } from "./view";

function turnedSide(side: Side, rows: number): Side {
  const way = WAYS[(WAYS.indexOf(side.way) + 1) % WAYS.length] ?? "north";
  return { ...side, column: rows - 1 - side.row, row: side.column, way };
}

export function turnedTile(name: string, printed: TilePrinted, quarters: number): Tile {
  let { columns, rows } = printed;
  let sides = printed.sides.map(sideOf);
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    sides = sides.map((side) => turnedSide(side, rows));
    [columns, rows] = [rows, columns];
  }
  return tileOf({ name, column: 0, row: 0, columns, rows, sides, vent: printed.vent, icons: printed.icons });
}
