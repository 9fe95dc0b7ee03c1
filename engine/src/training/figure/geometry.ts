import type { Direction, Lean, Point } from "./pose.ts";

const RADIAN = Math.PI / 180;

/** The end of a bone that starts at `from`. */
export const boneEnd = ([x, y]: Point, direction: Direction, length: number): Point => [
  x + length * Math.sin(direction * RADIAN),
  y + length * Math.cos(direction * RADIAN),
];

export const above = (from: Point, lean: Lean, length: number): Point => boneEnd(from, 180 - lean, length);

export const directionOf = ([fromX, fromY]: Point, [toX, toY]: Point): Direction =>
  Math.atan2(toX - fromX, toY - fromY) / RADIAN;

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const shifted = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** Into -180 … 180. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The middle joint of two bones; `side` -1 folds a hanging limb to the right, 1 to the left. */
export function middleJoint(from: Point, to: Point, first: number, second: number, side: 1 | -1): Point {
  const span = distance(from, to);
  const reach = Math.min(Math.max(span, Math.abs(first - second) + 0.01), first + second - 0.01);
  const along = (reach ** 2 + first ** 2 - second ** 2) / (2 * reach);
  const out = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * side;
  const [dx, dy] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  return [from[0] + dx * along - dy * out, from[1] + dy * along + dx * out];
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const span = distance(from, to);
  if (span === 0) return distance(point, from);
  const share = ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / span ** 2;
  return distance(point, between(from, to, Math.min(1, Math.max(0, share))));
}

/** Across the line through `origin` that leans by `lean`. */
export function mirrored(point: Point, origin: Point, lean: Lean): Point {
  const [ux, uy] = [Math.sin(lean * RADIAN), -Math.cos(lean * RADIAN)];
  const [dx, dy] = [point[0] - origin[0], point[1] - origin[1]];
  const along = dx * ux + dy * uy;
  return [origin[0] + 2 * along * ux - dx, origin[1] + 2 * along * uy - dy];
}
