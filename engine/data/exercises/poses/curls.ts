import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";
import { bandBefore, mat, towelBefore } from "./equipment-parts.ts";

const standing = { hip: [112, 107], lean: 1, leg: 113 } as const;
const front = { hip: [120, 104.5], lean: 0, leg: 132 } as const;
/** On the floor, one leg straight. */
const seated = {
  hip: [76, 188],
  lean: -3,
  head: 6,
  farLeg: [166, 196],
  farFoot: 165,
  farArm: [112, 168],
  touch: ["hip", "far-foot"],
} as const satisfies Partial<Pose>;

/** What bends the elbow. */
export const curls = {
  "own:rosca-toalha": {
    ground: "ceu",
    parts: [mat],
    start: {
      ...seated,
      leg: [156, 184],
      foot: 150,
      arm: { bones: [6, 66] },
      parts: [towelBefore("hand", [173, 178])],
    },
    end: {
      ...seated,
      leg: [152, 174],
      foot: 150,
      arm: { bones: [6, 118] },
      parts: [towelBefore("hand", [169, 168])],
    },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
  "own:rosca-mochila": {
    ground: "goiaba",
    start: { ...standing, arm: [126, 108], held: { symbol: "mochila", at: [129, 130] } },
    end: { ...standing, arm: { bones: [2, 122] }, held: { symbol: "mochila", at: [144, 84] } },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
  "own:rosca-garrafas": {
    ground: "menta",
    start: { ...standing, arm: { bones: [-2, 8] }, held: { symbol: "garrafa", both: true } },
    end: { ...standing, arm: { bones: [0, 136] }, held: { symbol: "garrafa", both: true, turn: -40 } },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
  "own:rosca-elastico": {
    ground: "linho",
    start: { ...standing, arm: { bones: [-2, 12] }, parts: [bandBefore("midfoot", "hand")] },
    end: { ...standing, arm: { bones: [0, 136] }, parts: [bandBefore("midfoot", "hand")] },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
  "fx:Dumbbell_Bicep_Curl": {
    ground: "goiaba",
    view: "front",
    start: { ...front, arm: { bones: [14, 12] }, held: { symbol: "halter", both: true } },
    end: {
      ...front,
      arm: { bones: [14, 166] },
      depth: { forearm: 16 },
      held: { symbol: "halter", both: true },
    },
    thread: { pose: "end", over: ["elbow", "floor"] },
  },
  "fx:Hammer_Curls": {
    ground: "ceu",
    start: { ...standing, arm: { bones: [-2, 8] }, held: { symbol: "halter", both: true } },
    end: { ...standing, arm: { bones: [0, 132] }, held: { symbol: "halter", both: true, turn: 48 } },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
  "fx:Barbell_Curl": {
    ground: "menta",
    start: { ...standing, arm: [124, 110], held: { symbol: "barra" } },
    end: { ...standing, arm: { bones: [2, 124] }, held: { symbol: "barra" } },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
} as const satisfies Drawings;
