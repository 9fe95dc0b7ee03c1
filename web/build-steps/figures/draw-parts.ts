import type { Part, Point, Pose, Stroke } from "@app/engine/training/figure/pose";
import type { Skeleton } from "@app/engine/training/figure/skeleton";
import { spotOf } from "@app/engine/training/figure/spots";
import type { GroundInks } from "./grounds.ts";
import { ink } from "./inks.ts";
import { at, disc, number, polyline, stroke } from "./svg.ts";
import { SYMBOL_ART } from "./symbols.ts";

type Draw = (points: readonly Point[], inks: GroundInks) => string;

const discs =
  (radius: number, hole: number): Draw =>
  (points, { metal }) =>
    points.map((point) => disc(point, radius, metal) + disc(point, hole, "linho")).join("");

const STROKE_ART: Record<Stroke, Draw> = {
  frame: (points, { frame }) => stroke(polyline(points), 6, frame),
  pad: (points, { pad }) => stroke(polyline(points), 12, pad),
  roller: (points, { pad }) => points.map((point) => disc(point, 7, pad)).join(""),
  plate: discs(19, 5),
  platform: (points, { metal }) => stroke(polyline(points), 8, metal),
  band: (points, { band }) => stroke(polyline(points), 4, band),
  rope: (points, { metal }) => stroke(polyline(points), 4, metal),
  towel: (points) =>
    stroke(polyline(points), 7, "branco") +
    `<path d="${polyline(points)}" stroke="${ink("caju")}" stroke-width="7" stroke-dasharray="3 8" stroke-linecap="butt"/>`,
  sheet: (points) => stroke(polyline(points), 10, "branco") + stroke(polyline(points), 3, "menta-500"),
  cable: (points, { metal }) => stroke(polyline(points), 2.5, metal),
};

function drawPart(part: Part, skeleton: Skeleton, pose: Pose, inks: GroundInks): string {
  if ("stroke" in part)
    return STROKE_ART[part.stroke](
      part.through.map((spot) => spotOf(spot, skeleton, pose)),
      inks,
    );
  return drawSymbol(part, spotOf(part.at, skeleton, pose), inks);
}

type Placed = { symbol: keyof typeof SYMBOL_ART; turn?: number; flip?: true };

export function drawSymbol({ symbol, turn = 0, flip }: Placed, point: Point, inks: GroundInks): string {
  const turned = turn === 0 ? "" : ` rotate(${number(turn)})`;
  const flipped = flip ? " scale(-1 1)" : "";
  return `<g transform="translate(${at(point)})${turned}${flipped}">${SYMBOL_ART[symbol](inks)}</g>`;
}

/** Those in front of the figure, or those behind it. */
export const drawParts = (
  parts: readonly Part[],
  where: "front" | "behind",
  skeleton: Skeleton,
  pose: Pose,
  inks: GroundInks,
): string =>
  parts
    .filter(({ front }) => (front === true) === (where === "front"))
    .map((part) => drawPart(part, skeleton, pose, inks))
    .join("");
