import type { Pose } from "../../../src/training/figure/pose.ts";

// Positions of the body that the drawings of several groups of exercises begin with.

/** On the belly, the head at the right. */
export const prone = {
  lean: 90,
  leg: { bones: [-86, -86] },
  foot: -70,
  touch: ["hip", "shoulder", "feet"],
} as const satisfies Partial<Pose>;

/** Bent forward, one hand on a seat. */
export const leaning = {
  hip: [86, 112],
  lean: 75,
  head: 62,
  leg: 108,
  farLeg: 96,
  farArm: [172, 153.5],
  touch: ["feet", "far-hand"],
} as const;

/** On the seat of a machine, the back against its backrest. */
export const onMachine = { hip: [92, 140], lean: -8, head: 0 } as const satisfies Partial<Pose>;
