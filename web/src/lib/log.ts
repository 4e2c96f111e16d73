import type { Frame, Told } from "./protocol";

/** A line of a seat's log. */
export interface Line {
  told: Told;
  /** An undo took it back. */
  struck: boolean;
}

const REWOUND = "rewound";

function struckOut(lines: Line[]): Line[] {
  const rewinds = lines
    .filter(({ told: [, key] }) => key === REWOUND)
    .map(({ told: [number, , facts] }) => ({ number, to: Number(facts["to"]) }));
  return lines.map((line) => {
    const [number] = line.told;
    const struck = rewinds.some((rewind) => number > rewind.to && number < rewind.number);
    return struck === line.struck ? line : { ...line, struck };
  });
}

function lineOf(told: Told): Line {
  return { told, struck: false };
}

/** The log once more was told, earlier or later; what is told twice is there once. */
export function joined(lines: Line[], told: Told[]): Line[] {
  const known = new Set(lines.map((line) => line.told[0]));
  const fresh = told.filter(([number]) => !known.has(number)).map(lineOf);
  if (fresh.length === 0) return lines;
  return struckOut([...lines, ...fresh].sort((one, other) => one.told[0] - other.told[0]));
}

/** The log after a frame. */
export function after(lines: Line[], frame: Frame): Line[] {
  return joined(frame.from_start ? [] : lines, frame.told);
}

/** The number of the last line. */
export function lastNumber(lines: Line[]): number {
  return lines.at(-1)?.told[0] ?? 0;
}
