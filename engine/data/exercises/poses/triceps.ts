import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";
import { band, cable, mat, towelBefore } from "./equipment-parts.ts";
import { leaning } from "./positions.ts";

const standing = { hip: [112, 107], lean: 1, leg: 113 } as const;
const onBench = { ...leaning, hip: [84, 113], lean: 80, head: 68, leg: 104, farLeg: 92, farArm: [174, 159.5] } as const;
const dip = { lean: -3, leg: 162, touch: ["feet", "hands"] } as const satisfies Partial<Pose>;
const onChair = {
  hip: [88, 145.5],
  lean: 0,
  head: 22,
  leg: 128,
  touch: ["hip", "feet"],
} as const;
const split = { hip: [112, 110], lean: 3, head: 24, leg: 130, farLeg: [84, 195], farFoot: 64 } as const;
/** Behind the back. */
const lowHand = { bones: [-52, -8] } as const;

/** What straightens the elbow. */
export const triceps = {
  "own:flexao-fechada-apoio": {
    ground: "menta",
    parts: [{ symbol: "mesa", at: [190, 206] }],
    start: {
      hip: [104, 119],
      lean: 47,
      head: 56,
      leg: [39, 186],
      foot: 34,
      arm: [150, 139.5],
      touch: ["feet", "hands"],
    },
    end: { hip: [115, 140], lean: 62, head: 68, leg: [37, 187], foot: 30, arm: [153, 139.5], touch: ["feet", "hands"] },
    thread: { pose: "end", over: ["elbow", "floor"] },
  },
  "fx:Push-Ups_-_Close_Triceps_Position": {
    ground: "goiaba",
    parts: [mat],
    start: {
      hip: [133, 151.5],
      lean: 71.3,
      head: 78,
      leg: [44.4, 181.5],
      foot: 14,
      arm: [189.5, 196.5],
      touch: ["feet", "hands"],
    },
    end: {
      hip: [132.5, 175.5],
      lean: 86,
      head: 82,
      leg: [39, 182],
      foot: 14,
      arm: [189.5, 196.5],
      touch: ["feet", "hands"],
    },
    thread: { pose: "start", over: ["shoulder", "hand"] },
  },
  "fx:Bench_Dips": {
    ground: "ceu",
    parts: [{ symbol: "banco", at: [46, 206] }],
    start: { ...dip, hip: [103, 156], arm: [92, 159.5] },
    end: { ...dip, hip: [108, 173], arm: [92, 159.5] },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "own:coice-garrafas": {
    ground: "goiaba",
    parts: [{ symbol: "cadeira", at: [197, 206], flip: true }],
    start: { ...leaning, arm: { bones: [-82, 6] }, held: { symbol: "garrafa", turn: 90 } },
    end: { ...leaning, arm: { bones: [-82, -84] }, held: { symbol: "garrafa" } },
    thread: { pose: "end", over: ["elbow", "knee"] },
  },
  "own:triceps-toalha": {
    ground: "linho",
    start: {
      ...standing,
      head: 26,
      arm: { bones: [176, -32] },
      farArm: lowHand,
      parts: [towelBefore("hand", [86, 70], "far-hand")],
    },
    end: {
      ...standing,
      head: 26,
      arm: { bones: [176, -62] },
      farArm: lowHand,
      parts: [towelBefore("hand", "far-hand")],
    },
    thread: { pose: "end", over: ["elbow", "shoulder"] },
  },
  "fx:Tricep_Dumbbell_Kickback": {
    ground: "menta",
    parts: [{ symbol: "banco", at: [214, 206] }],
    start: { ...onBench, arm: { bones: [-86, 6] }, held: { symbol: "halter" } },
    end: { ...onBench, arm: { bones: [-86, -86] }, held: { symbol: "halter", turn: 90 } },
    thread: { pose: "end", over: ["elbow", "knee"] },
  },
  "fx:Seated_Triceps_Press": {
    ground: "goiaba",
    parts: [{ symbol: "cadeira", at: [87, 206] }],
    start: { ...onChair, arm: { bones: [176, 180] }, held: { symbol: "halter-em-pe", at: [90, 14] } },
    end: { ...onChair, arm: { bones: [177, -50] }, held: { symbol: "halter-em-pe", at: [62, 78], turn: 20 } },
    thread: { pose: "end", over: ["elbow", "shoulder"] },
  },
  "fx:Speed_Band_Overhead_Triceps": {
    ground: "ceu",
    start: { ...split, arm: { bones: [178, -48] }, parts: [band("far-midfoot", "hand")] },
    end: { ...split, arm: { bones: [177, 182] }, parts: [band("far-midfoot", [88, 60], "hand")] },
    thread: { pose: "end", over: ["elbow", "shoulder"] },
  },
  "fx:Triceps_Pushdown": {
    ground: "linho",
    parts: [{ symbol: "polia-alta", at: [172, 206] }],
    start: {
      ...standing,
      arm: { bones: [-2, 100] },
      held: { symbol: "barra-curta" },
      parts: [cable("hand", [168, 8])],
    },
    end: { ...standing, arm: { bones: [-2, 16] }, held: { symbol: "barra-curta" }, parts: [cable("hand", [168, 8])] },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
} as const satisfies Drawings;
