import type { Part, Spot, Stroke } from "../../../src/training/figure/pose.ts";

type Through = (...through: readonly Spot[]) => Part;
const line =
  (stroke: Stroke): Through =>
  (...through) => ({ stroke, through });

export const inFront = (part: Part): Part => ({ ...part, front: true });

/** What machines are made of. */
export const frame = line("frame");
export const pad = line("pad");
export const roller = line("roller");
export const platform = line("platform");
export const plate = line("plate");
/** What is pulled, behind the figure. */
export const cable = line("cable");
export const rope = line("rope");
export const band = line("band");
export const towel = line("towel");
const sheet = line("sheet");
/** The same before the figure. */
export const bandBefore: Through = (...through) => inFront(band(...through));
export const towelBefore: Through = (...through) => inFront(towel(...through));
export const sheetBefore: Through = (...through) => inFront(sheet(...through));

export const mat: Part = { symbol: "colchonete", at: [120, 206] };
/** A table or counter as high as the hip. */
export const highTable: readonly Part[] = [frame([214, 118], [214, 203]), platform([122, 115], [260, 115])];
/** The seat of a machine with its backrest, around the frame that it stands on. */
export const machineSeat = (...base: readonly Part[]): readonly Part[] => [
  frame([100, 166], [100, 203]),
  ...base,
  pad([64, 82], [72, 140]),
  pad([82, 160.5], [128, 160.5]),
];
