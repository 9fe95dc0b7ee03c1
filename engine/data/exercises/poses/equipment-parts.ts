import type { Part, Spot, Stroke } from "../../../src/training/figure/pose.ts";

const line =
  (stroke: Stroke) =>
  (...through: readonly Spot[]): Part => ({ stroke, through });

/** Steel tubes and cushions of a machine. */
export const frame = line("frame");
export const pad = line("pad");
export const roller = line("roller");
export const platform = line("platform");
/** What is pulled, behind the figure. */
export const cable = line("cable");
export const rope = line("rope");
export const band = line("band");
/** The same before the figure. */
export const bandBefore = (...through: readonly Spot[]): Part => ({ stroke: "band", through, front: true });
export const towel = (...through: readonly Spot[]): Part => ({ stroke: "towel", through, front: true });
export const sheet = (...through: readonly Spot[]): Part => ({ stroke: "sheet", through, front: true });

export const mat: Part = { symbol: "colchonete", at: [120, 206] };
/** A table or counter as high as the hip. */
export const highTable: readonly Part[] = [frame([214, 118], [214, 203]), platform([122, 115], [260, 115])];
