import type { Drawings } from "../../../src/training/figure/pose.ts";

/** Push-ups and what pushes forwards. */
export const pushUps = {
  "fx:Incline_Push-Up": {
    ground: "manga",
    parts: [{ symbol: "mesa", at: [186, 206] }],
    start: {
      hip: [101, 118],
      lean: 45,
      head: 54,
      leg: [37, 185],
      foot: 36,
      arm: [145, 139.5],
      touch: ["feet", "hands"],
    },
    end: { hip: [116, 140], lean: 60, head: 66, leg: [37, 187], foot: 30, arm: [145, 139.5], touch: ["feet", "hands"] },
    thread: { pose: "start", over: ["shoulder", "hand"], tip: 132 },
  },
} as const satisfies Drawings;
