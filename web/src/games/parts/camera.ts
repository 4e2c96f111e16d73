/** Where the board is looked at: a scale in pixels for each sector, and where the top left corner of it lies. */

import type { Frame, Point } from "./plane";

export type Camera = { scale: number; x: number; y: number };
type Size = { width: number; height: number };

/** How far somebody can zoom; what has to show whole may be smaller. */
const LEAST = 28;
const MOST = 260;

/** The scale at which a frame fits, with a margin in pixels. */
export function fitting(frame: Frame, size: Size, margin: number): number {
  const across = (size.width - 2 * margin) / (frame.right - frame.left);
  const down = (size.height - 2 * margin) / (frame.bottom - frame.top);
  return Math.max(1, Math.min(MOST, across, down));
}

export function centred(point: Point, scale: number, size: Size): Camera {
  return { scale, x: size.width / 2 - point.x * scale, y: size.height / 2 - point.y * scale };
}

export function middle(frame: Frame): Point {
  return { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
}

/** Zoom by a factor; what lies at a point of the screen stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.max(Math.min(LEAST, camera.scale), Math.min(MOST, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export function moved(camera: Camera, right: number, down: number): Camera {
  return { ...camera, x: camera.x + right, y: camera.y + down };
}

/** Whether a point of the board is on the screen, not too near to its edge. */
export function shows(camera: Camera, point: Point, size: Size): boolean {
  const x = camera.x + point.x * camera.scale;
  const y = camera.y + point.y * camera.scale;
  const edge = 24;
  return x > edge && y > edge && x < size.width - edge && y < size.height - edge;
}
