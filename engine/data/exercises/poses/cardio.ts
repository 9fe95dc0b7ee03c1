import type { Drawings, Limb, Part, Point, Pose } from "../../../src/training/figure/pose.ts";
import { frame, rope } from "./equipment-parts.ts";

const walking = {
  hip: [118, 108],
  lean: 1,
  leg: [144.5, 197.5],
  foot: 92,
  farLeg: [86, 190],
  farFoot: 52,
  arm: { bones: [-28, -6] },
  farArm: { bones: [28, 56] },
} as const satisfies Pose;
const shortStep = {
  hip: [114, 106],
  lean: 1,
  leg: 122,
  farLeg: [96, 196],
  farFoot: 66,
  arm: { bones: [-14, 4] },
  farArm: { bones: [10, 24] },
} as const satisfies Pose;
/** The front knee high, pushing off the foot behind. */
const pushOff = {
  hip: [116, 102.5],
  lean: 8,
  leg: { bones: [62, -6] },
  foot: 78,
  farLeg: { bones: [-22, -34] },
  farFoot: 10,
  arm: { bones: [-62, 16] },
  farArm: { bones: [34, 118] },
  touch: ["far-foot"],
} as const satisfies Pose;
/** The foot under the hip, the other folded behind. */
const landing = {
  hip: [116, 110],
  lean: 7,
  leg: 118,
  farLeg: { bones: [2, -84] },
  farFoot: -20,
  arm: { bones: [-44, 34] },
  farArm: { bones: [12, 98] },
  touch: ["foot"],
} as const satisfies Pose;
const treadmill: Part = { symbol: "esteira", at: [116, 206] };
/** A pose of the floor, on the belt. */
const onBelt = (pose: Pose, shift: number): Pose => {
  const up = (limb: Limb): Limb => {
    if (typeof limb === "number") return [limb + shift, 187];
    return "bones" in limb ? limb : [limb[0] + shift, limb[1] - 12];
  };
  const hip: Point = [pose.hip[0] + shift, pose.hip[1] - 12];
  return { ...pose, hip, leg: up(pose.leg), ...(pose.farLeg === undefined ? {} : { farLeg: up(pose.farLeg) }) };
};

const stairs: readonly Part[] = [
  { symbol: "degrau", at: [138, 206] },
  { symbol: "degrau", at: [206, 206] },
  { symbol: "degrau", at: [206, 182] },
  frame([60, 92], [240, 4]),
  frame([76, 84], [76, 203]),
];
const together = { hip: [120, 105], lean: 0, leg: 128, arm: { bones: [8, -2] } } as const satisfies Pose;
const seated = { hip: [92, 145.5], lean: 2, arm: [112, 140], leg: 138, touch: ["feet", "hip"] } as const satisfies Pose;
/** From one hand to the other, under the feet. */
const swungRope: Part = rope(
  "far-hand",
  ...Array.from({ length: 13 }, (_, step): Point => {
    const angle = ((step + 1) * Math.PI) / 14;
    return [120 - 42 * Math.cos(angle), 124 + 80 * Math.sin(angle)];
  }),
  "hand",
);

/** Cardio without a machine, and on the treadmill. */
export const cardio = {
  "fx:Trail_Running_Walking": {
    ground: "menta",
    start: shortStep,
    end: walking,
    thread: { pose: "end", over: ["head", "hip"] },
  },
  "own:corrida-leve": {
    ground: "linho",
    start: pushOff,
    end: landing,
    thread: { pose: "end", over: ["hip", "ankle"] },
  },
  "own:subida-de-escada": {
    ground: "ceu",
    parts: stairs,
    start: {
      hip: [94, 106],
      lean: 8,
      leg: [130, 175],
      farLeg: 86,
      arm: { bones: [-10, 14] },
      farArm: [128, 64],
    },
    end: {
      hip: [128, 90],
      lean: 10,
      leg: [130, 175],
      farLeg: [188, 151],
      arm: { bones: [-24, 6] },
      farArm: [170, 44],
    },
    thread: { pose: "start", over: ["knee", "midfoot"] },
  },
  "own:danca-livre": {
    ground: "goiaba",
    view: "front",
    start: {
      hip: [112, 106],
      lean: -3,
      head: 4,
      leg: [138, 198],
      farLeg: 108,
      arm: { bones: [40, 130] },
      farArm: { bones: [-30, -110] },
    },
    end: {
      hip: [132, 105.6],
      lean: 2,
      head: -4,
      leg: 146,
      farLeg: 109,
      arm: { bones: [100, 168] },
      farArm: { bones: [-64, -20] },
    },
    thread: { pose: "end", over: ["knee", "midfoot"] },
  },
  "own:cardio-sentado": {
    ground: "menta",
    parts: [{ symbol: "cadeira", at: [84, 206] }],
    start: seated,
    end: {
      ...seated,
      leg: { bones: [116, 14] },
      farLeg: 138,
      arm: { bones: [-44, 34] },
      farArm: { bones: [36, 116] },
      touch: ["far-foot", "hip"],
    },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "fx:Rope_Jumping": {
    ground: "ceu",
    view: "front",
    start: { ...together, arm: { bones: [16, 66] }, parts: [swungRope] },
    end: {
      ...together,
      hip: [120, 88],
      leg: { bones: [0, 0] },
      arm: { bones: [16, 66] },
      foot: 20,
      touch: [],
      parts: [swungRope],
    },
    thread: { pose: "start", over: ["head", "floor"] },
  },
  "own:polichinelo": {
    ground: "goiaba",
    view: "front",
    start: together,
    end: {
      hip: [120, 114],
      lean: 0,
      leg: 153,
      arm: { bones: [140, 158] },
      depth: { thigh: 14, shin: 8 },
    },
    thread: { pose: "end", over: ["knee", "midfoot"] },
  },
  "fx:Walking_Treadmill": {
    ground: "linho",
    parts: [treadmill],
    start: onBelt(shortStep, -12),
    end: onBelt(walking, -14),
    thread: { pose: "end", over: ["head", "hip"] },
  },
  "fx:Jogging_Treadmill": {
    ground: "menta",
    parts: [treadmill],
    start: onBelt(pushOff, -14),
    end: onBelt(landing, -14),
    thread: { pose: "end", over: ["hip", "ankle"] },
  },
} as const satisfies Drawings;
