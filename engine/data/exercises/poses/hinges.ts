import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";

const standing = { hip: [112, 107], lean: 2, leg: 114, arm: { bones: [4, 12] } } as const satisfies Pose;
/** The hip behind the heels, the back straight. */
const hinge = { hip: [92, 118], lean: 68, head: 52, leg: 116, arm: { bones: [0, -2] } } as const satisfies Pose;
const underBar = { upperArm: 26, forearm: 24 } as const;

/** Hinges of the hip, standing. */
export const hinges = {
  "own:quadril-na-parede": {
    ground: "ceu",
    parts: [{ symbol: "parede", at: [62, 206], flip: true }],
    start: { ...standing, leg: 108, hip: [106, 107], arm: { bones: [-3, 8] } },
    end: { hip: [78, 120], lean: 58, head: 44, leg: 112, arm: { bones: [-10, 74] }, touch: ["feet", "hip"] },
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "own:terra-mochila": {
    ground: "goiaba",
    start: {
      hip: [82, 136],
      lean: 56,
      head: 40,
      leg: 112,
      arm: [124, 168],
      held: { symbol: "mochila", at: [124, 186] },
    },
    end: { ...standing, leg: 116, arm: [122, 108], held: { symbol: "mochila", at: [124, 126] } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "fx:Stiff-Legged_Dumbbell_Deadlift": {
    ground: "menta",
    start: { ...standing, arm: [124, 110], held: { symbol: "halter", both: true } },
    end: { ...hinge, arm: [122, 155], held: { symbol: "halter", both: true } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "own:stiff-um-pe": {
    ground: "linho",
    parts: [
      {
        stroke: "frame",
        through: [
          [222, 104],
          [222, 203],
        ],
      },
      {
        stroke: "platform",
        through: [
          [158, 105],
          [250, 105],
        ],
      },
    ],
    start: {
      ...standing,
      lean: 4,
      arm: [162, 94],
      farLeg: [100, 192],
      farFoot: 50,
      farArm: { bones: [-4, 6] },
      touch: ["foot", "hand"],
    },
    end: {
      hip: [112, 110],
      lean: 50,
      head: 38,
      leg: 113,
      farLeg: { bones: [-60, -62] },
      farFoot: 20,
      arm: [178, 94],
      farArm: { bones: [-50, -46] },
      touch: ["foot", "hand"],
    },
    thread: { pose: "end", over: ["hip", "ankle"] },
  },
  "fx:Band_Good_Morning": {
    ground: "ceu",
    start: {
      ...standing,
      arm: [128, 56],
      depth: { upperArm: 12, forearm: 20 },
      parts: [{ stroke: "band", through: ["midfoot", [104, 44], "hand"], front: true }],
    },
    end: {
      ...hinge,
      lean: 62,
      arm: [154, 102],
      depth: { upperArm: 12, forearm: 20 },
      parts: [{ stroke: "band", through: ["midfoot", [140, 80], "hand"], front: true }],
    },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
  "fx:Pull_Through": {
    ground: "goiaba",
    parts: [{ symbol: "polia-baixa", at: [34, 206], flip: true }],
    start: {
      ...hinge,
      hip: [112, 120],
      lean: 50,
      head: 34,
      leg: 146,
      arm: [118, 132],
      held: { symbol: "puxador", turn: 60 },
      parts: [{ stroke: "cable", through: [[36, 188], "hand"] }],
    },
    end: {
      ...standing,
      hip: [144, 107],
      leg: 146,
      arm: [154, 110],
      held: { symbol: "puxador", turn: 60 },
      parts: [{ stroke: "cable", through: [[36, 188], "hand"] }],
    },
    thread: { pose: "start", over: ["knee", "ankle"] },
  },
  "fx:Romanian_Deadlift": {
    ground: "linho",
    start: { ...standing, arm: [122, 112], held: { symbol: "barra" } },
    end: { ...hinge, arm: [122, 156], held: { symbol: "barra" } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "fx:Barbell_Deadlift": {
    ground: "menta",
    start: {
      hip: [84, 146],
      lean: 50,
      head: 34,
      leg: 116,
      arm: [123, 172],
      held: { symbol: "anilha", at: [124, 184] },
    },
    end: { ...standing, arm: [122, 112], held: { symbol: "anilha" } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "fx:Good_Morning": {
    ground: "goiaba",
    start: { ...standing, arm: [108, 53], elbow: "out", depth: underBar, held: { symbol: "barra", at: [104, 50] } },
    end: {
      ...hinge,
      hip: [84, 116],
      lean: 52,
      head: 36,
      leg: 116,
      arm: [126, 84],
      elbow: "out",
      depth: underBar,
      held: { symbol: "barra", at: [123, 76] },
    },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "fx:One-Arm_Kettlebell_Swings": {
    ground: "ceu",
    start: {
      hip: [92, 124],
      lean: 56,
      head: 40,
      leg: 118,
      arm: [100, 138],
      farArm: { bones: [-30, -10] },
      held: { symbol: "kettlebell", turn: 40 },
    },
    end: {
      ...standing,
      lean: 0,
      leg: 112,
      arm: [176, 56],
      farArm: { bones: [-14, 0] },
      held: { symbol: "kettlebell", turn: -80 },
    },
    thread: { pose: "end", over: ["shoulder", "ankle"] },
  },
} as const satisfies Drawings;
