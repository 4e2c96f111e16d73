import type { Frame, Told } from "./protocol";
import type { Happened } from "./words";

/** A line of a seat's log. */
export type Line = {
  told: Told;
  /** An undo took it back. */
  struck: boolean;
};

const REWOUND = "rewound";

function struckOut(lines: Line[]): Line[] {
  const rewinds = lines
    .filter(({ told: [, key] }) => key === REWOUND)
    .map(({ told: [number, , facts] }) => ({ number, to: Number(facts.to) }));
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

/** A line in words; what was told several times stands there once. */
type Entry = {
  number: number;
  key: string;
  struck: boolean;
  times: number;
} & Happened;

/** The log in words. What is told again among others of its kind, such as cards drawn in turn, only counts up. */
export function entriesOf(lines: Line[], wordsOf: (told: Told) => Happened, firstNew?: number): Entry[] {
  const found: Entry[] = [];
  let run: Entry[] = [];
  for (const { told, struck } of lines) {
    const [number, key] = told;
    if (number === firstNew || run[0]?.key !== key || run[0].struck !== struck) run = [];
    const happened = wordsOf(told);
    const same = run.find((entry) => entry.said === happened.said);
    if (same) {
      same.times += 1;
    } else {
      const entry = { ...happened, number, key, struck, times: 1 };
      run.push(entry);
      found.push(entry);
    }
  }
  return found;
}
