import type { Drawings } from "../../../src/training/figure/pose.ts";

/** Planks and what keeps the trunk still. */
export const planks = {
  "fx:Plank": {
    ground: "linho",
    parts: [{ symbol: "colchonete", at: [120, 206] }],
    start: {
      hip: [114, 169],
      lean: 85,
      head: 80,
      leg: { bones: [-58, -92] },
      foot: -74,
      arm: { bones: [0, 90] },
      touch: ["knees", "elbow", "hand"],
    },
    end: {
      hip: [112, 168],
      lean: 86,
      head: 80,
      leg: { bones: [-84, -82] },
      foot: 16,
      arm: { bones: [0, 90] },
      touch: ["feet", "elbow", "hand"],
    },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
} as const satisfies Drawings;
