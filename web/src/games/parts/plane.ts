/** Places on a map as it is drawn. */
export type Point = { x: number; y: number };
export type Frame = { left: number; top: number; right: number; bottom: number };
