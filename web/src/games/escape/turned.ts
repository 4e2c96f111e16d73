/** A tile as it lies when it is turned to the right by quarters. */

import type { Printed } from "./box";
import { type Side, type Tile, WAYS } from "./view";

function turnedSide(side: Side, rows: number): Side {
  const way = WAYS[(WAYS.indexOf(side.way) + 1) % WAYS.length] ?? "north";
  return { ...side, column: rows - 1 - side.row, row: side.column, way };
}

export function turnedTile(name: string, printed: Printed, quarters: number): Tile {
  let { columns, rows, sides } = printed;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    sides = sides.map((side) => turnedSide(side, rows));
    [columns, rows] = [rows, columns];
  }
  return {
    name,
    column: 0,
    row: 0,
    columns,
    rows,
    sides,
    vent: printed.vent,
    icons: printed.icons,
    players: [],
    enemies: [],
    stunned: [],
    items: [],
    accessed: false,
    near: [],
    ducts_to: [],
  };
}
