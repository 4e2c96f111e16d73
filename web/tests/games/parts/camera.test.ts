import { describe, expect, test } from "vitest";
import { centred, fitting, middle, moved, shows, zoomed } from "../../../src/games/parts/camera";

const FRAME = { left: 1, top: 2, right: 5, bottom: 4 };
const SIZE = { width: 420, height: 620 };

test("a frame fits with its margin on both sides, by the direction that is tighter", () => {
  expect(fitting(FRAME, SIZE, 10)).toBe(100);
  expect(fitting(FRAME, { width: 4000, height: 220 }, 10)).toBe(100);
  expect(fitting(FRAME, { width: 4000, height: 4000 }, 10)).toBe(260);
  expect(fitting(FRAME, { width: 0, height: 0 }, 10)).toBe(1);
});

test("what is centred lies in the middle of the screen", () => {
  expect(middle(FRAME)).toEqual({ x: 3, y: 3 });
  expect(centred({ x: 3, y: 4 }, 50, SIZE)).toEqual({ scale: 50, x: 60, y: 110 });
});

describe("zooming", () => {
  const camera = { scale: 100, x: 20, y: 40 };

  test("leaves what is under the pointer where it is", () => {
    expect(zoomed(camera, 2, { x: 120, y: 140 })).toEqual({ scale: 200, x: -80, y: -60 });
  });

  test("ends at the largest and the smallest scale", () => {
    expect(zoomed(camera, 10, { x: 0, y: 0 }).scale).toBe(260);
    expect(zoomed(camera, 0.01, { x: 0, y: 0 }).scale).toBe(28);
  });

  test("does not jump where it was smaller than that already", () => {
    expect(zoomed({ ...camera, scale: 12 }, 0.5, { x: 0, y: 0 }).scale).toBe(12);
    expect(zoomed({ ...camera, scale: 12 }, 1.5, { x: 0, y: 0 }).scale).toBe(18);
  });
});

test("moving keeps the scale", () => {
  expect(moved({ scale: 100, x: 1, y: 2 }, 10, -20)).toEqual({ scale: 100, x: 11, y: -18 });
});

test.each([
  [{ x: 1, y: 1 }, true],
  [{ x: 0.24, y: 1 }, false],
  [{ x: 1, y: 0.24 }, false],
  [{ x: 1.76, y: 1 }, false],
  [{ x: 1, y: 1.76 }, false],
  [{ x: 1.75, y: 0.25 }, true],
])("%j is in sight: %s", (point, is) => {
  expect(shows({ scale: 100, x: 0, y: 0 }, point, { width: 200, height: 200 })).toBe(is);
});
