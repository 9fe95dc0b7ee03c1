import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { band } from "./equipment-parts.ts";

const standing = { hip: [112, 105.5], lean: 1, leg: 112, arm: { bones: [-3, 8] } } as const satisfies Pose;
/** What a hand or a foot draws in the air. */
const circle = (x: number, y: number, radius: number): Part =>
  band(
    ...Array.from({ length: 17 }, (_, step): [number, number] => [
      x + radius * Math.cos((step * Math.PI) / 8),
      y + radius * Math.sin((step * Math.PI) / 8),
    ]),
  );

/** Stretches and circles on the feet and on a chair. */
export const mobilityOnTheFeet = {
  "fx:Arm_Circles": {
    ground: "goiaba",
    view: "front",
    start: { hip: [120, 105], lean: 0, leg: 132, arm: { bones: [84, 84] } },
    end: {
      hip: [120, 105],
      lean: 0,
      leg: 132,
      arm: { bones: [70, 72] },
      parts: [circle(197, 68, 12), circle(43, 68, 12)],
    },
    thread: { pose: "end", over: ["hand", "floor"], tip: 46 },
  },
  "fx:Standing_Hip_Circles": {
    ground: "menta",
    view: "front",
    parts: [{ symbol: "cadeira", at: [40, 206], flip: true }],
    start: {
      hip: [124, 104.8],
      lean: -2,
      leg: { bones: [24, -4] },
      farLeg: 123,
      depth: { thigh: 42 },
      farDepth: {},
      farArm: [66, 88],
      arm: { bones: [12, -10] },
      touch: ["far-foot"],
    },
    end: {
      hip: [124, 104.8],
      lean: -2,
      leg: { bones: [82, 6] },
      farLeg: 123,
      farArm: [66, 88],
      arm: { bones: [12, -10] },
      touch: ["far-foot"],
    },
    thread: { pose: "end", over: ["head", "far-midfoot"] },
  },
  "fx:Ankle_Circles": {
    ground: "ceu",
    parts: [{ symbol: "cadeira", at: [84, 206] }],
    start: {
      hip: [84, 145.5],
      lean: 0,
      leg: { bones: [98, 76] },
      foot: 150,
      farLeg: 132,
      arm: [104, 138],
      touch: ["far-foot", "hip"],
    },
    end: {
      hip: [84, 145.5],
      lean: 0,
      leg: { bones: [98, 76] },
      foot: 100,
      farLeg: 132,
      arm: [104, 138],
      touch: ["far-foot", "hip"],
      parts: [circle(190, 148, 15)],
    },
    thread: { pose: "end", over: ["ankle", "floor"] },
  },
  "fx:Chest_And_Front_Of_Shoulder_Stretch": {
    ground: "goiaba",
    parts: [{ symbol: "parede", at: [88.5, 206], flip: true }],
    start: {
      ...standing,
      hip: [111, 105.5],
      leg: 112,
      arm: { bones: [-30, 180] },
      farArm: { bones: [-3, 8] },
      touch: ["feet", "hand"],
    },
    end: {
      hip: [126, 108],
      lean: 1,
      leg: 145,
      farLeg: 108,
      arm: { bones: [-70, 180] },
      farArm: { bones: [-3, 8] },
      touch: ["feet", "hand"],
    },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "fx:Calf_Stretch_Hands_Against_Wall": {
    ground: "menta",
    parts: [{ symbol: "parede", at: [190, 206] }],
    start: { hip: [112, 110], lean: 12, leg: 84, farLeg: 140, arm: [183.5, 64], touch: ["feet", "hand"] },
    end: { hip: [126, 115.5], lean: 24, leg: 84, farLeg: 142, arm: [183.5, 62], touch: ["feet", "hand"] },
    thread: { pose: "end", over: ["ankle", "floor"] },
  },
} as const satisfies Drawings;
