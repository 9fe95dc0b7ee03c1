import type { Drawings } from "../../../src/training/figure/pose.ts";

/** Rows and what pulls backwards. */
export const rows = {
  "own:remada-toalha": {
    ground: "goiaba",
    parts: [{ symbol: "porta", at: [186, 206] }],
    start: {
      hip: [128, 116],
      lean: -22,
      head: -14,
      leg: 166,
      foot: 86,
      arm: [160, 96],
      parts: [{ stroke: "towel", through: ["hand", [194, 118]], front: true }],
    },
    end: {
      hip: [148, 110],
      lean: -6,
      head: -2,
      leg: 166,
      foot: 86,
      arm: [158, 90],
      parts: [{ stroke: "towel", through: ["hand", [194, 118]], front: true }],
    },
    thread: { pose: "end", over: [[194, 118], "floor"] },
  },
} as const satisfies Drawings;
