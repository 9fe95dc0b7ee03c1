import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";

const facing = { hip: [120, 106], lean: 0, leg: [131, 198] } as const;
const elbowIn = { farArm: { bones: [-6, -4] } } as const satisfies Partial<Pose>;

/** What lifts or turns the arms, seen from the front. */
export const shoulderRaises = {
  "own:elevacao-em-v": {
    ground: "linho",
    view: "front",
    start: { ...facing, arm: { bones: [8, 5] } },
    end: { ...facing, arm: { bones: [68, 72] } },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
  "own:rotacao-parede": {
    ground: "ceu",
    view: "front",
    parts: [{ symbol: "parede", at: [176, 206] }],
    start: {
      ...facing,
      ...elbowIn,
      arm: { bones: [4, 40] },
      depth: { forearm: 28 },
      parts: [{ symbol: "toalha-dobrada", at: [128, 84], turn: 90 }],
    },
    end: {
      ...facing,
      ...elbowIn,
      arm: { bones: [4, 86] },
      parts: [{ symbol: "toalha-dobrada", at: [128, 84], turn: 90 }],
      touch: ["feet", "hand"],
    },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
  "fx:Lateral_Raise_-_With_Bands": {
    ground: "ceu",
    view: "front",
    start: {
      ...facing,
      arm: { bones: [10, 6] },
      parts: [{ stroke: "band", through: ["far-hand", "far-ankle", "ankle", "hand"] }],
    },
    end: {
      ...facing,
      arm: { bones: [84, 88] },
      parts: [{ stroke: "band", through: ["far-hand", "far-ankle", "ankle", "hand"] }],
    },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
  "fx:External_Rotation_with_Band": {
    ground: "goiaba",
    view: "front",
    start: {
      ...facing,
      arm: { bones: [4, -58] },
      farArm: { bones: [-4, 52] },
      parts: [
        { symbol: "toalha-dobrada", at: [128, 80], turn: 90 },
        { stroke: "band", through: ["far-hand", "hand"], front: true },
      ],
    },
    end: {
      ...facing,
      arm: { bones: [4, 78] },
      farArm: { bones: [-4, 52] },
      parts: [
        { symbol: "toalha-dobrada", at: [128, 80], turn: 90 },
        { stroke: "band", through: ["far-hand", "hand"], front: true },
      ],
    },
    thread: { pose: "end", over: ["shoulder", "elbow"] },
  },
  "fx:Side_Lateral_Raise": {
    ground: "linho",
    view: "front",
    start: { ...facing, arm: { bones: [10, 6] }, held: { symbol: "halter", both: true } },
    end: { ...facing, arm: { bones: [84, 88] }, held: { symbol: "halter", both: true } },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
} as const satisfies Drawings;
