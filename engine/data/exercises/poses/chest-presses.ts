import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { frame, machineSeat, mat, pad } from "./equipment-parts.ts";
import { onMachine } from "./positions.ts";

const bench: Part = { symbol: "banco", at: [88, 206] };
const standing = { hip: [120, 106], lean: 0, leg: [131, 198] } as const;
/** On the back, the head at the left: on the floor and on a bench. */
const onFloor = { hip: [126, 188], lean: -90, head: -88, leg: [172, 196] } as const;
const onBench = { hip: [126, 151.5], lean: -90, head: -88, leg: 164, touch: ["feet", "hip", "shoulder"] } as const;
/** The elbow beside the chest, the forearm upright. */
const low = { arm: { bones: [50, 180] }, depth: { upperArm: 26 } } as const satisfies Partial<Pose>;
const straight = { arm: { bones: [180, 180] } } as const satisfies Partial<Pose>;
const dumbbells = { symbol: "halter", both: true } as const;
const backrest = { hip: [112, 158], lean: -50, head: -40, leg: 166, touch: ["feet", "hip", "shoulder"] } as const;
const seated = { ...onMachine, leg: 130, touch: ["hip", "shoulder", "feet"] } as const;
const facing = {
  hip: [120, 140],
  lean: 0,
  leg: { bones: [62, 0] },
  depth: { thigh: 42 },
  touch: ["hip", "feet"],
} as const;

/** Presses for the chest. */
export const chestPresses = {
  "own:pressao-palmas": {
    ground: "goiaba",
    view: "front",
    start: {
      ...standing,
      arm: { bones: [50, -66] },
      parts: [{ symbol: "toalha-dobrada", at: [120, 84], front: true }],
    },
    end: {
      ...standing,
      arm: { bones: [28, -106] },
      parts: [{ symbol: "toalha-dobrada", at: [120, 74], turn: 90, front: true }],
    },
    thread: { pose: "end", over: ["head", "floor"] },
  },
  "own:supino-chao-mochila": {
    ground: "menta",
    parts: [mat],
    start: {
      ...onFloor,
      arm: [88, 164],
      depth: { upperArm: 22 },
      held: { symbol: "mochila", at: [88, 158], turn: 90, under: true },
      touch: ["feet", "hip", "shoulder"],
    },
    end: {
      ...onFloor,
      arm: [70, 124],
      held: { symbol: "mochila", at: [68, 116], turn: 90, under: true },
      touch: ["feet", "hip", "shoulder"],
    },
    thread: { pose: "end", over: ["load", "shoulder"], tip: 100 },
  },
  "fx:Dumbbell_Floor_Press": {
    ground: "linho",
    parts: [mat],
    start: {
      ...onFloor,
      arm: { bones: [64, 180] },
      depth: { upperArm: 26 },
      held: dumbbells,
      touch: ["feet", "hip", "shoulder", "elbow"],
    },
    end: { ...onFloor, ...straight, held: dumbbells, touch: ["feet", "hip", "shoulder"] },
    thread: { pose: "start", over: ["hand", "elbow"], tip: 154 },
  },
  "own:supino-elastico": {
    ground: "ceu",
    start: {
      hip: [104, 111],
      lean: 2,
      leg: 132,
      farLeg: [80, 193],
      farFoot: 62,
      arm: [122, 68],
      parts: [{ stroke: "band", through: ["hand", [93, 62], "far-hand"], front: true }],
    },
    end: {
      hip: [104, 111],
      lean: 4,
      leg: 132,
      farLeg: [80, 193],
      farFoot: 62,
      arm: [170, 60],
      parts: [{ stroke: "band", through: ["far-hand", [95, 60], "hand"], front: true }],
    },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
  "fx:Dumbbell_Bench_Press": {
    ground: "goiaba",
    parts: [bench],
    start: { ...onBench, ...low, held: dumbbells },
    end: { ...onBench, ...straight, held: dumbbells },
    thread: { pose: "start", over: ["hand", "elbow"], tip: 128 },
  },
  "fx:Incline_Dumbbell_Press": {
    ground: "menta",
    parts: [
      frame([108, 182], [108, 203], [60, 203], [72, 160]),
      frame([60, 203], [134, 203]),
      pad([50, 133], [96, 172]),
      pad([106, 178.5], [132, 178.5]),
    ],
    start: { ...backrest, arm: { bones: [30, 180] }, depth: { upperArm: 24 }, held: dumbbells },
    end: { ...backrest, ...straight, held: dumbbells },
    thread: { pose: "start", over: ["hand", "elbow"], tip: 98 },
  },
  "fx:Barbell_Bench_Press_-_Medium_Grip": {
    ground: "linho",
    parts: [bench],
    start: { ...onBench, ...straight, held: { symbol: "barra" } },
    end: { ...onBench, ...low, held: { symbol: "barra" } },
    thread: { pose: "end", over: ["hand", "elbow"], tip: 118 },
  },
  "fx:Machine_Bench_Press": {
    ground: "ceu",
    parts: machineSeat(frame([62, 203], [190, 203], [190, 30])),
    start: {
      ...seated,
      arm: [110, 100],
      held: { symbol: "puxador" },
      parts: [frame([190, 34], "hand")],
    },
    end: {
      ...seated,
      arm: [146, 96],
      held: { symbol: "puxador" },
      parts: [frame([190, 34], "hand")],
    },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
  "fx:Dumbbell_Flyes": {
    ground: "goiaba",
    parts: [bench],
    start: { ...onBench, arm: { bones: [172, 184] }, held: dumbbells },
    end: { ...onBench, arm: { bones: [120, 150] }, depth: { upperArm: 32, forearm: 29 }, held: dumbbells },
    thread: { pose: "start", over: ["hand", "shoulder"], tip: 76 },
  },
  "fx:Butterfly": {
    ground: "menta",
    view: "front",
    parts: [frame([120, -8], [120, 203]), frame([92, 203], [148, 203]), pad([100, 160.5], [140, 160.5])],
    start: {
      ...facing,
      arm: { bones: [86, 100] },
      parts: [frame("far-hand", [46, -8], [194, -8], "hand")],
    },
    end: {
      ...facing,
      arm: [128, 96],
      parts: [frame("far-hand", [104, -8], [136, -8], "hand")],
    },
    thread: { pose: "end", over: ["head", "floor"] },
  },
} as const satisfies Drawings;
