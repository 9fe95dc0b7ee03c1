import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { towel } from "./equipment-parts.ts";

const mat: Part = { symbol: "colchonete", at: [120, 206] };
/** On hands and knees. */
const allFours = {
  hip: [88, 147.5],
  lean: 78,
  leg: { bones: [0, -90] },
  foot: -74,
  arm: [149, 196.5],
  touch: ["knees", "hands"],
} as const;
/** On the knees, hips on the heels, knees apart. */
const onHeels = {
  hip: [84, 168],
  leg: { bones: [48, -90] },
  foot: -74,
  depth: { thigh: 25 },
  touch: ["knees"],
} as const;
/** A long step, the back leg straight. */
const longStep = {
  hip: [104, 150],
  lean: 74,
  curve: 8,
  leg: 136,
  farLeg: { bones: [-67, -67] },
  farFoot: 24,
} as const satisfies Partial<Pose>;
const lying = {
  hip: [114, 188.5],
  lean: -90,
  head: -88,
  farLeg: [162, 196],
  touch: ["hip", "shoulder", "far-foot"],
} as const;
const halfKneeling = { lean: 0, leg: 160, farFoot: -72, touch: ["foot", "far-knee"] } as const;

/** Stretches on the floor and on the knees. */
export const mobilityOnTheFloor = {
  "fx:Cat_Stretch": {
    ground: "ceu",
    parts: [mat],
    start: { ...allFours, curve: 11, head: 121 },
    end: { ...allFours, curve: -6, head: 46 },
    thread: { pose: "end", over: ["hip", "knee"] },
  },
  "fx:Childs_Pose": {
    ground: "goiaba",
    parts: [mat],
    start: { ...onHeels, lean: 4, arm: [108, 152] },
    end: {
      ...onHeels,
      lean: 98,
      head: 104,
      curve: 10,
      arm: { bones: [58, 86] },
      touch: ["knees", "hand"],
    },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
  "fx:Worlds_Greatest_Stretch": {
    ground: "menta",
    start: { ...longStep, head: 80, arm: [164, 199.3], touch: ["feet", "hands"] },
    end: {
      ...longStep,
      head: 70,
      arm: { bones: [182, 180] },
      depth: { upperArm: 8, forearm: 8 },
      farDepth: {},
      farArm: [164, 199.5],
      touch: ["feet", "far-hand"],
    },
    thread: { pose: "end", over: ["hand", "far-hand"] },
  },
  "fx:Hamstring_Stretch": {
    ground: "linho",
    parts: [mat],
    start: {
      ...lying,
      leg: { bones: [140, 110] },
      foot: 196,
      arm: [102, 148],
      parts: [towel("hand", [194, 124])],
    },
    end: {
      ...lying,
      leg: { bones: [178, 178] },
      foot: 266,
      arm: [98, 148],
      parts: [towel("hand", [100, 88], [118, 86])],
    },
    thread: { pose: "end", over: ["ankle", "hip"] },
  },
  "fx:Kneeling_Hip_Flexor": {
    ground: "ceu",
    parts: [{ symbol: "toalha-dobrada", at: [111, 206] }],
    start: { ...halfKneeling, hip: [108, 143.5], farLeg: { bones: [0, -90] }, arm: [138, 134] },
    end: { ...halfKneeling, hip: [128, 148], farLeg: { bones: [-25, -90] }, arm: [160, 142] },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "own:rotacao-de-tronco": {
    ground: "ceu",
    view: "front",
    parts: [mat],
    start: {
      hip: [114, 182],
      lean: 90,
      leg: { bones: [-76, -104] },
      farLeg: { bones: [-64, -108] },
      foot: -60,
      farFoot: -70,
      arm: { bones: [-88, -92] },
      farArm: { bones: [-70, -80] },
      depth: { thigh: 34, shin: 24, upperArm: 32, forearm: 29 },
      touch: ["hip"],
    },
    end: {
      hip: [114, 182],
      lean: 90,
      leg: { bones: [-76, -104] },
      farLeg: { bones: [-64, -108] },
      foot: -60,
      farFoot: -70,
      arm: { bones: [-88, -92] },
      farArm: { bones: [176, 170] },
      depth: { thigh: 34, shin: 24, upperArm: 32, forearm: 29 },
      farDepth: { thigh: 34, shin: 24 },
      touch: ["hip"],
    },
    thread: { pose: "end", over: ["far-knee", "knee"], tip: 158 },
  },
  "own:quatro-deitado": {
    ground: "linho",
    parts: [mat],
    start: {
      ...lying,
      leg: [152, 148],
      foot: 120,
      depth: { thigh: 30, shin: 26 },
      farDepth: {},
      arm: [118, 197],
      farArm: [120, 197],
    },
    end: {
      ...lying,
      leg: [120, 138],
      foot: 180,
      farLeg: { bones: [186, 92] },
      farFoot: 176,
      depth: { thigh: 30, shin: 26 },
      farDepth: {},
      arm: [104, 152],
      farArm: [106, 150],
      touch: ["hip", "shoulder"],
    },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
} as const satisfies Drawings;
