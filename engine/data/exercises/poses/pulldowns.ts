import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { band, cable, frame, highTable, mat, pad, platform, roller, towelBefore } from "./equipment-parts.ts";
import { leaning, prone } from "./positions.ts";

const onBelly = { ...prone, hip: [116, 188], head: 80 } as const satisfies Partial<Pose>;
const withBottle = { ...leaning, held: { symbol: "garrafa" } } as const;
/** On the back, the head at the left. */
const supine = {
  hip: [150, 188],
  lean: -90,
  head: -88,
  leg: [192, 196],
  touch: ["hip", "shoulder", "feet"],
} as const satisfies Partial<Pose>;
const kneeling = { hip: [108, 150], lean: 0, leg: { bones: [0, -90] }, foot: -74, touch: ["knees"] } as const;
const onSeat = { hip: [88, 147.5], lean: -3, leg: 132, touch: ["hip", "feet"] } as const;
const reaching = { arm: [115, 30], parts: [cable("hand", [128, -22])] } as const;
const pulled = { arm: [112, 92], parts: [cable("hand", [128, -22])] } as const;
const pulldown: readonly Part[] = [
  frame([204, 203], [204, -22], [128, -22]),
  frame([88, 172], [88, 203]),
  frame([70, 203], [204, 203]),
  frame([118, 132], [168, 203]),
  pad([72, 168], [104, 168]),
  roller([118, 131]),
];
const seatedFront = {
  hip: [120, 136],
  lean: 0,
  leg: { bones: [16, 2] },
  depth: { thigh: 44 },
} as const;

/** What is pulled downwards, or brought back above the chest. */
export const pulldowns = {
  "own:pressao-para-baixo": {
    ground: "menta",
    parts: highTable,
    start: { hip: [96, 110], lean: 18, head: 30, leg: 104, arm: [136, 104.5], touch: ["feet", "hands"] },
    end: { hip: [106, 107], lean: 2, head: 0, leg: 107, arm: [136, 104.5], touch: ["feet", "hands"] },
    thread: { pose: "end", over: ["head", "shoulder"] },
  },
  "own:puxada-deitada": {
    ground: "linho",
    parts: [mat],
    start: {
      ...onBelly,
      arm: { bones: [88, 88] },
      farArm: { bones: [100, 112] },
      depth: { upperArm: 20, forearm: 20 },
      parts: [towelBefore("far-hand", "hand")],
    },
    end: {
      ...onBelly,
      arm: { bones: [-70, 80] },
      farArm: { bones: [-118, 84] },
      depth: { upperArm: 26, forearm: 10 },
      parts: [towelBefore("far-hand", "hand")],
    },
    thread: { pose: "end", over: ["elbow", "floor"], tip: 172 },
  },
  "own:extensao-de-ombro": {
    ground: "goiaba",
    parts: [{ symbol: "cadeira", at: [197, 206], flip: true }],
    start: { ...withBottle, arm: { bones: [0, 0] } },
    end: { ...withBottle, arm: { bones: [-84, -84] }, held: { symbol: "garrafa", turn: 90 } },
    thread: { pose: "start", over: ["shoulder", "load"] },
  },
  "own:pullover-mochila": {
    ground: "ceu",
    parts: [mat],
    start: { ...supine, arm: { bones: [174, 184] }, held: { symbol: "mochila", at: [92, 116], under: true } },
    end: {
      ...supine,
      arm: { bones: [-112, -100] },
      held: { symbol: "mochila", at: [26, 168], turn: -80, under: true },
    },
    thread: { pose: "start", over: ["load", "shoulder"] },
  },
  "own:puxada-elastico": {
    ground: "goiaba",
    parts: [{ symbol: "porta", at: [186, 206] }],
    start: { ...kneeling, arm: [136, 31], parts: [band("hand", [188, 20])] },
    end: { ...kneeling, arm: { bones: [0, 148] }, parts: [band("hand", [188, 20])] },
    thread: { pose: "end", over: ["elbow", "hip"] },
  },
  "own:puxada-reta-elastico": {
    ground: "menta",
    parts: [{ symbol: "porta", at: [198, 206] }],
    start: { hip: [100, 107], lean: 4, leg: 106, arm: [166, 60], parts: [band("hand", [200, 70])] },
    end: { hip: [100, 107], lean: 4, leg: 106, arm: [116, 110], parts: [band("hand", [200, 70])] },
    thread: { pose: "end", over: ["hand", "midfoot"] },
  },
  "own:pullover-halter": {
    ground: "linho",
    parts: [mat],
    start: { ...supine, arm: { bones: [174, 184] }, held: { symbol: "halter-em-pe", at: [90, 118] } },
    end: { ...supine, arm: { bones: [-112, -100] }, held: { symbol: "halter-em-pe", at: [24, 168], turn: -80 } },
    thread: { pose: "start", over: ["load", "shoulder"] },
  },
  "fx:Close-Grip_Front_Lat_Pulldown": {
    ground: "ceu",
    parts: pulldown,
    start: { ...onSeat, ...reaching, held: { symbol: "puxador", turn: 15 } },
    end: { ...onSeat, ...pulled, held: { symbol: "puxador", turn: 15 } },
    thread: { pose: "end", over: ["load", "floor"] },
  },
  "fx:Underhand_Cable_Pulldowns": {
    ground: "goiaba",
    parts: pulldown,
    start: { ...onSeat, ...reaching, held: { symbol: "barra-curta" } },
    end: { ...onSeat, ...pulled, held: { symbol: "barra-curta" } },
    thread: { pose: "end", over: ["load", "floor"] },
  },
  "fx:Wide-Grip_Lat_Pulldown": {
    ground: "menta",
    view: "front",
    parts: [frame([120, 160], [120, 203]), frame([96, 203], [144, 203]), pad([102, 156], [138, 156])],
    start: {
      ...seatedFront,
      arm: [174, 24],
      parts: [cable([120, -60], [120, 24]), platform([58, 24], [182, 24])],
    },
    end: {
      ...seatedFront,
      arm: { bones: [32, 156] },
      parts: [cable([120, -60], [120, 76]), { ...platform([58, 77], [182, 77]), front: true }],
    },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
  "fx:Straight-Arm_Pulldown": {
    ground: "linho",
    parts: [{ symbol: "polia-alta", at: [204, 206] }],
    start: {
      hip: [94, 108],
      lean: 14,
      leg: 104,
      arm: [171, 58],
      held: { symbol: "barra-curta" },
      parts: [cable("hand", [202, 8])],
    },
    end: {
      hip: [94, 108],
      lean: 14,
      leg: 104,
      arm: [114, 113],
      held: { symbol: "barra-curta" },
      parts: [cable("hand", [202, 8])],
    },
    thread: { pose: "end", over: ["hand", "midfoot"] },
  },
} as const satisfies Drawings;
