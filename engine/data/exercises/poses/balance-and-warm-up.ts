import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { band, frame } from "./equipment-parts.ts";

const standing = { hip: [112, 105.5], lean: 1, leg: 112, arm: { bones: [-3, 8] } } as const satisfies Pose;
const chairAhead: Part = { symbol: "cadeira", at: [190, 206] };
const chairBehind: Part = { symbol: "cadeira", at: [39, 206], flip: true };
const rail: readonly Part[] = [frame([20, 92], [220, 92]), frame([204, 92], [204, 203]), frame([36, 92], [36, 203])];
/** A hand on the rail, on the side that does not swing. */
const atRail = { ...standing, farLeg: 108, farArm: [140, 88], touch: ["far-foot"] } as const satisfies Pose;
const marching = {
  ...standing,
  leg: { bones: [84, -4] },
  farLeg: 112,
  arm: { bones: [-48, 14] },
  farArm: { bones: [34, 112] },
  touch: ["far-foot"],
} as const satisfies Pose;
/** From the front, feet together. */
const together = { hip: [120, 105], lean: 0, leg: 128, arm: { bones: [8, -2] } } as const satisfies Pose;
const guard = { upperArm: 12, forearm: 6 } as const;
const staggered = { hip: [116, 115], lean: 4, leg: 138, farLeg: [86, 192], farFoot: 60 } as const;

/** Balance, and what warms the body up. */
export const balanceAndWarmUp = {
  "own:equilibrio-um-pe": {
    ground: "goiaba",
    parts: [chairAhead],
    start: { ...standing, arm: [158, 88], touch: ["feet", "hand"] },
    end: {
      ...standing,
      leg: { bones: [40, -14] },
      foot: 70,
      farLeg: 110,
      arm: [158, 88],
      farArm: { bones: [-6, 6] },
      touch: ["far-foot", "hand"],
    },
    thread: { pose: "end", over: ["head", "far-midfoot"] },
  },
  "own:caminhada-na-linha": {
    ground: "linho",
    parts: [band([10, 207], [230, 207])],
    start: standing,
    end: {
      hip: [121.5, 110],
      lean: 0,
      leg: 125,
      farLeg: 97,
      arm: { bones: [30, 44] },
      farArm: { bones: [-26, -14] },
    },
    thread: { pose: "end", over: ["hip", "ankle"], tip: 186 },
  },
  "own:alcance-em-um-pe": {
    ground: "menta",
    parts: [chairBehind],
    start: {
      ...standing,
      farLeg: { bones: [20, -28] },
      farFoot: 60,
      farArm: [67, 88],
      touch: ["foot", "far-hand"],
    },
    end: {
      hip: [104, 116],
      lean: 4,
      leg: 112,
      farLeg: [163, 190],
      farFoot: 58,
      arm: { bones: [10, 30] },
      farArm: [67, 88],
      farElbow: "out",
      touch: ["feet", "far-hand"],
    },
    thread: { pose: "end", over: ["kneecap", "toes"] },
  },
  "own:marcha-no-lugar": {
    ground: "ceu",
    start: standing,
    end: marching,
    thread: { pose: "end", over: ["head", "hip"] },
  },
  "own:polichinelo-sem-salto": {
    ground: "goiaba",
    view: "front",
    start: together,
    end: { hip: [132, 106], lean: 0, leg: 147, farLeg: 107, arm: { bones: [140, 158] } },
    thread: { pose: "end", over: ["knee", "midfoot"] },
  },
  "own:calcanhar-no-gluteo": {
    ground: "menta",
    start: { ...standing, arm: [120, 96] },
    end: {
      ...standing,
      leg: { bones: [0, -134] },
      foot: -56,
      farLeg: 114,
      arm: [120, 96],
      touch: ["far-foot"],
    },
    thread: { pose: "end", over: ["hip", "knee"] },
  },
  "own:balanco-de-pernas": {
    ground: "linho",
    parts: rail,
    start: { ...atRail, leg: { bones: [-22, -44] }, foot: 20, arm: { bones: [16, 30] } },
    end: { ...atRail, leg: { bones: [52, 46] }, foot: 124, arm: { bones: [-20, -6] } },
    thread: { pose: "end", over: ["head", "far-midfoot"] },
  },
  "own:boxe-no-ar": {
    ground: "ceu",
    start: { ...staggered, arm: [138, 46], depth: guard },
    end: {
      ...staggered,
      lean: 8,
      arm: { bones: [92, 92] },
      farArm: [140, 48],
      farDepth: guard,
    },
    thread: { pose: "end", over: ["knee", "midfoot"] },
  },
} as const satisfies Drawings;
