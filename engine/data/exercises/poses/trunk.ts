import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";
import { band, cable, mat } from "./equipment-parts.ts";

/** On the back, the head at the left. */
const supine = { hip: [124, 188], lean: -90, head: -86, arm: [126, 196.5] } as const;
const feetDown = { leg: [170, 196], touch: ["feet", "hip", "shoulder"] } as const satisfies Partial<Pose>;
/** Knees above the hip, shins level. */
const tableTop = { bones: [180, 90] } as const;
/** Hands behind the head. */
const nape = { upperArm: 27, forearm: 25 } as const;
const front = { hip: [120, 104.5], lean: 0, leg: 136 } as const;
const atChest = { arm: [123, 64], depth: { upperArm: 12, forearm: 4 } } as const satisfies Partial<Pose>;
const pressedOut = { arm: [123.5, 68], depth: { upperArm: 31.3, forearm: 29 } } as const satisfies Partial<Pose>;
const sitting = { hip: [100, 188], lean: -34, head: -16, leg: [164, 196], touch: ["hip", "feet"] } as const;

/** The trunk: curls of it, and what it keeps still. */
export const trunk = {
  "own:bascula-de-quadril": {
    ground: "ceu",
    parts: [mat],
    start: { ...supine, ...feetDown, curve: -5 },
    end: { ...supine, ...feetDown, curve: 1 },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
  "own:toque-de-calcanhar": {
    ground: "linho",
    parts: [mat],
    start: { ...supine, leg: tableTop, foot: 168, touch: ["hip", "shoulder", "hand"] },
    end: {
      ...supine,
      leg: { bones: [129, 38] },
      foot: 112,
      farLeg: tableTop,
      farFoot: 168,
      touch: ["hip", "shoulder", "foot"],
    },
    thread: { pose: "start", over: ["knee", "hip"] },
  },
  "fx:Dead_Bug": {
    ground: "goiaba",
    parts: [mat],
    start: {
      ...supine,
      hip: [134, 188],
      arm: { bones: [178, 178] },
      leg: tableTop,
      foot: 168,
      touch: ["hip", "shoulder"],
    },
    end: {
      ...supine,
      hip: [134, 188],
      leg: { bones: [105, 103] },
      foot: 170,
      farLeg: tableTop,
      farFoot: 168,
      arm: { bones: [178, 178] },
      farArm: { bones: [-116, -112] },
      touch: ["hip", "shoulder"],
    },
    thread: { pose: "end", over: ["far-knee", "far-hip"] },
  },
  "fx:Pallof_Press": {
    ground: "menta",
    view: "front",
    parts: [{ symbol: "polia-media", at: [206, 206] }],
    start: { ...front, ...atChest, parts: [cable("hand", [204, 94])] },
    end: { ...front, ...pressedOut, parts: [{ ...cable("hand", [204, 94]), front: true }] },
    thread: { pose: "end", over: ["head", "hand"] },
  },
  "own:pallof-elastico": {
    ground: "ceu",
    view: "front",
    parts: [{ symbol: "porta", at: [190, 206] }],
    start: { ...front, ...atChest, parts: [band("hand", [192, 64])] },
    end: { ...front, ...pressedOut, parts: [{ ...band("hand", [192, 64]), front: true }] },
    thread: { pose: "end", over: ["head", "hand"] },
  },
  "own:caminhada-mala": {
    ground: "goiaba",
    start: {
      hip: [112, 107],
      lean: 0,
      leg: 112,
      arm: { bones: [0, 2] },
      farArm: { bones: [-4, 6] },
      held: { symbol: "mochila", at: [114, 136] },
    },
    end: {
      hip: [112, 110],
      lean: 0,
      leg: 138,
      farLeg: [84, 195],
      farFoot: 62,
      arm: { bones: [0, 2] },
      farArm: { bones: [18, 30] },
      held: { symbol: "mochila", at: [114, 139] },
    },
    thread: { pose: "end", over: ["head", "hip"] },
  },
  "fx:Crunches": {
    ground: "linho",
    parts: [mat],
    start: { ...supine, ...feetDown, arm: [33, 195], depth: nape },
    end: {
      ...supine,
      ...feetDown,
      lean: -72,
      head: -56,
      curve: 4,
      arm: [40, 170],
      depth: nape,
      touch: ["feet", "hip"],
    },
    thread: { pose: "end", over: ["head", "floor"] },
  },
  "fx:Reverse_Crunch": {
    ground: "menta",
    parts: [mat],
    start: { ...supine, leg: { bones: [180, 78] }, foot: 156, touch: ["hip", "shoulder", "hand"] },
    end: {
      ...supine,
      hip: [121.4, 170.5],
      lean: -107,
      head: -88,
      curve: 4,
      leg: { bones: [226, 112] },
      foot: 190,
      touch: ["shoulder", "hand"],
    },
    thread: { pose: "start", over: ["knee", "hip"] },
  },
  "fx:Flat_Bench_Lying_Leg_Raise": {
    ground: "goiaba",
    parts: [{ symbol: "banco", at: [76, 206] }],
    start: {
      hip: [124, 151.5],
      lean: -90,
      head: -88,
      leg: { bones: [91, 91] },
      foot: 166,
      arm: { bones: [-81, -76] },
      depth: { upperArm: 26, forearm: 24 },
      touch: ["hip", "shoulder"],
    },
    end: {
      hip: [124, 151.5],
      lean: -90,
      head: -88,
      leg: { bones: [179, 179] },
      foot: 250,
      arm: { bones: [-81, -76] },
      depth: { upperArm: 26, forearm: 24 },
      touch: ["hip", "shoulder"],
    },
    thread: { pose: "end", over: ["ankle", "hip"] },
  },
  "fx:Russian_Twist": {
    ground: "ceu",
    parts: [mat],
    start: { ...sitting, arm: [96, 150] },
    end: { ...sitting, arm: [92, 178], farArm: [96, 176] },
    thread: { pose: "end", over: ["knee", "floor"] },
  },
  "fx:Air_Bike": {
    ground: "linho",
    parts: [mat],
    start: {
      ...supine,
      lean: -70,
      head: -54,
      curve: 4,
      leg: tableTop,
      foot: 168,
      arm: [41, 167],
      depth: nape,
      touch: ["hip"],
    },
    end: {
      ...supine,
      lean: -66,
      head: -48,
      curve: 5,
      leg: { bones: [108, 106] },
      foot: 172,
      farLeg: { bones: [182, 70] },
      farFoot: 148,
      arm: { bones: [160, -54] },
      depth: { upperArm: 10, forearm: 8 },
      touch: ["hip"],
    },
    thread: { pose: "end", over: ["far-knee", "far-hip"] },
  },
} as const satisfies Drawings;
