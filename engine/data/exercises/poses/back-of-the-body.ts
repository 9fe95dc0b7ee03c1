import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";

const mat: Part = { symbol: "colchonete", at: [120, 206] };
/** On knees and forearms. */
const onForearms = {
  hip: [100, 147.5],
  lean: 105.5,
  head: 92,
  leg: { bones: [0, -90] },
  foot: -74,
  arm: { bones: [0, 90] },
} as const satisfies Pose;
const prone = {
  hip: [118, 188],
  lean: 90,
  head: 88,
  leg: { bones: [-86, -86] },
  foot: -70,
  arm: { bones: [82, 84] },
  depth: { upperArm: 20, forearm: 20 },
} as const satisfies Pose;
/** The line of the body on the roman bench. */
const onBench = {
  hip: [112, 124],
  lean: 50,
  leg: { bones: [-50, -50] },
  foot: 38,
  depth: { forearm: 20, upperArm: 12 },
  touch: ["hip", "feet"],
} as const;
/** The back of the body, lying and kneeling, and the knee bent by it. */
export const backOfTheBody = {
  "fx:Glute_Kickback": {
    ground: "ceu",
    parts: [mat],
    start: { ...onForearms, touch: ["knees", "elbow", "hand"] },
    end: {
      ...onForearms,
      leg: { bones: [-98, 176] },
      foot: -96,
      farLeg: { bones: [0, -90] },
      farFoot: -74,
      touch: ["far-knee", "elbow"],
    },
    thread: { pose: "end", over: ["hip", "far-knee"] },
  },
  "fx:Superman": {
    ground: "linho",
    parts: [mat],
    start: { ...prone, touch: ["hip", "shoulder", "feet", "hand"] },
    end: {
      ...prone,
      lean: 80,
      head: 74,
      leg: { bones: [-99, -101] },
      foot: -84,
      arm: { bones: [104, 104] },
      touch: ["hip"],
    },
    thread: { pose: "end", over: ["head", "floor"], tip: 156 },
  },
  "fx:Hyperextensions_Back_Extensions": {
    ground: "menta",
    parts: [
      {
        stroke: "frame",
        through: [
          [116, 156],
          [116, 203],
        ],
      },
      {
        stroke: "frame",
        through: [
          [26, 203],
          [156, 203],
        ],
      },
      {
        stroke: "frame",
        through: [
          [116, 160],
          [40, 203],
        ],
      },
      {
        stroke: "pad",
        through: [
          [106, 152],
          [124, 138],
        ],
      },
      {
        stroke: "platform",
        through: [
          [32, 194],
          [48, 207],
        ],
      },
      { stroke: "roller", through: [[32, 172]] },
    ],
    start: { ...onBench, lean: 128, head: 120, arm: [142, 168] },
    end: { ...onBench, head: 44, arm: [156, 108] },
    thread: { pose: "end", over: ["shoulder", "floor"] },
  },
  "own:flexao-joelho-em-pe": {
    ground: "goiaba",
    parts: [{ symbol: "cadeira", at: [188, 206] }],
    start: { hip: [112, 107], lean: 2, leg: 114, arm: [156, 88], touch: ["feet", "hand"] },
    end: {
      hip: [112, 107],
      lean: 2,
      leg: { bones: [2, -98] },
      foot: -34,
      farLeg: 116,
      arm: [156, 88],
      touch: ["far-foot", "hand"],
    },
    thread: { pose: "end", over: ["hip", "knee"] },
  },
} as const satisfies Drawings;
