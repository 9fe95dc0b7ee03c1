import type { Part, Spot, Stroke } from "../../../src/training/figure/pose.ts";

type Through = (...through: readonly Spot[]) => Part;
const drawnAs =
  (stroke: Stroke): Through =>
  (...through) => ({ stroke, through });

/** What machines are made of. */
export const frame = drawnAs("frame");
export const pad = drawnAs("pad");
export const platform = drawnAs("platform");
export const plate = drawnAs("plate");

export const band = drawnAs("band");
export const towel = drawnAs("towel");
export const rope = drawnAs("rope");

export const inFront = (part: Part): Part => ({ ...part, front: true });
