import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { bandBefore, frame } from "./equipment-parts.ts";

/** The bar seen from its end, on a post. */
const bar: readonly Part[] = [frame([218, 203], [218, 18], [130, 18]), { symbol: "barra-curta", at: [130, 18] }];
const hanging = {
  hip: [115.5, 149],
  lean: -3,
  head: -24,
  leg: { bones: [36, -92] },
  foot: -50,
  arm: [126, 25],
  touch: ["hand"],
} as const satisfies Pose;
const chinOver = {
  hip: [117, 80],
  lean: -7,
  head: -3,
  leg: { bones: [20, -92] },
  foot: -50,
  arm: [126, 24],
  touch: ["hand"],
} as const satisfies Pose;

/** What hangs from a high bar. */
export const pullUps = {
  "own:suspensao-ativa": {
    ground: "ceu",
    parts: bar,
    start: { ...hanging, hip: [118, 150], head: 22, arm: [126, 25] },
    end: { ...hanging, hip: [115.5, 143], farArm: [129, 26], depth: { upperArm: 13, forearm: 10 } },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "own:descida-na-barra": {
    ground: "goiaba",
    parts: [{ symbol: "banco", at: [196, 206] }, ...bar],
    start: chinOver,
    end: hanging,
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "fx:Band_Assisted_Pull-Up": {
    ground: "linho",
    parts: bar,
    start: { ...hanging, parts: [bandBefore([130, 18], "knee")] },
    end: { ...chinOver, parts: [bandBefore([130, 18], "knee")] },
    thread: { pose: "start", over: ["shoulder", "hip"] },
  },
  "fx:Chin-Up": {
    ground: "menta",
    parts: bar,
    start: hanging,
    end: chinOver,
    thread: { pose: "start", over: ["shoulder", "hip"] },
  },
  "fx:Pullups": {
    ground: "goiaba",
    view: "front",
    parts: [frame([22, 203], [22, 12], [218, 12], [218, 203])],
    start: {
      hip: [120, 132.5],
      lean: 0,
      leg: { bones: [4, -4] },
      depth: { shin: 44 },
      arm: [168, 20.5],
      touch: ["hands"],
    },
    end: {
      hip: [120, 82.5],
      lean: 0,
      leg: { bones: [4, -4] },
      depth: { shin: 43 },
      arm: { bones: [38, 159] },
      touch: ["hands"],
    },
    thread: { pose: "end", over: ["head", "floor"] },
  },
} as const satisfies Drawings;
