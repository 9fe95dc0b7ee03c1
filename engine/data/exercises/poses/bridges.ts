import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";

const mat: Part = { symbol: "colchonete", at: [120, 206] };
const chair: Part = { symbol: "cadeira", at: [206, 206], flip: true };

/** On the back, the head at the left, knees bent. */
const lying = {
  hip: [114, 188],
  lean: -90,
  head: -88,
  leg: [160, 196],
  arm: [118, 197],
  touch: ["feet", "hip", "shoulder", "hand"],
} as const satisfies Pose;
const bridge = {
  hip: [116, 166],
  lean: -111,
  head: -90,
  leg: [160, 196],
  arm: [124, 197],
  touch: ["feet", "shoulder", "hand"],
} as const satisfies Pose;
/** Shoulders on the bench. */
const thrustLow = { hip: [108, 182], lean: -60, head: -30, leg: 158, touch: ["feet", "shoulder"] } as const;
const thrustHigh = { hip: [117, 150], lean: -92, head: -60, leg: 163, touch: ["feet", "shoulder"] } as const;

const slide = {
  ...bridge,
  hip: [116, 168],
  leg: [164, 193],
  foot: 120,
  arm: [124, 199],
} as const satisfies Pose;

/** Bridges and hip thrusts, and the slides that start as a bridge. */
export const bridges = {
  "fx:Butt_Lift_Bridge": {
    ground: "menta",
    parts: [mat],
    start: lying,
    end: bridge,
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "own:ponte-pes-cadeira": {
    ground: "goiaba",
    parts: [mat, chair],
    start: { ...lying, leg: [184, 153], foot: 150 },
    end: {
      ...lying,
      hip: [113, 160],
      lean: -117,
      leg: [184, 153],
      foot: 150,
      arm: [122, 197],
      touch: ["feet", "shoulder", "hand"],
    },
    thread: { pose: "end", over: ["ankle", "floor"] },
  },
  "fx:Single_Leg_Glute_Bridge": {
    ground: "linho",
    parts: [mat],
    start: { ...lying, farLeg: { bones: [128, 122] }, farFoot: 190, touch: ["foot", "hip", "shoulder", "hand"] },
    end: { ...bridge, farLeg: { bones: [112, 110] }, farFoot: 180, touch: ["foot", "shoulder", "hand"] },
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "own:ponte-um-pe-cadeira": {
    ground: "ceu",
    parts: [mat, chair],
    start: {
      ...lying,
      leg: [184, 153],
      foot: 150,
      farLeg: { bones: [180, 180] },
      farFoot: 240,
      touch: ["foot", "hip", "shoulder", "hand"],
    },
    end: {
      ...lying,
      hip: [113, 162],
      lean: -116,
      leg: [184, 153],
      foot: 150,
      arm: [122, 197],
      farLeg: { bones: [180, 180] },
      farFoot: 240,
      touch: ["foot", "shoulder", "hand"],
    },
    thread: { pose: "end", over: ["far-ankle", "hip"] },
  },
  "own:ponte-mochila": {
    ground: "goiaba",
    parts: [mat],
    start: {
      ...lying,
      arm: [112, 172],
      held: { symbol: "mochila", at: [122, 162], turn: 90, under: true },
      touch: ["feet", "hip", "shoulder"],
    },
    end: {
      ...bridge,
      arm: [106, 152],
      held: { symbol: "mochila", at: [114, 142], turn: 78, under: true },
      touch: ["feet", "shoulder"],
    },
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "own:ponte-elastico": {
    ground: "ceu",
    parts: [mat],
    start: {
      ...lying,
      parts: [
        {
          stroke: "band",
          through: [
            [141, 150],
            [152, 162],
          ],
          front: true,
        },
      ],
    },
    end: {
      ...bridge,
      parts: [
        {
          stroke: "band",
          through: [
            [144, 142],
            [148, 164],
          ],
          front: true,
        },
      ],
    },
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "own:elevacao-quadril-halter": {
    ground: "menta",
    parts: [{ symbol: "banco", at: [12, 206] }],
    start: { ...thrustLow, arm: [112, 160], held: { symbol: "halter", at: [114, 160] } },
    end: { ...thrustHigh, arm: [112, 132], held: { symbol: "halter", at: [118, 130] } },
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "fx:Barbell_Hip_Thrust": {
    ground: "linho",
    parts: [{ symbol: "banco", at: [12, 206] }],
    start: { ...thrustLow, arm: [112, 160], held: { symbol: "barra", at: [116, 160] } },
    end: { ...thrustHigh, arm: [112, 132], held: { symbol: "barra", at: [118, 130] } },
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "own:deslize-descida": {
    ground: "menta",
    start: { ...slide, parts: [{ symbol: "toalha-dobrada", at: [166, 206] }] },
    end: {
      ...slide,
      hip: [124, 187],
      lean: -94,
      leg: [208, 193],
      foot: 165,
      arm: [128, 199],
      parts: [{ symbol: "toalha-dobrada", at: [206, 206] }],
    },
    thread: { pose: "start", over: ["hip", "floor"] },
  },
  "own:deslize-completo": {
    ground: "goiaba",
    start: { ...slide, parts: [{ symbol: "toalha-dobrada", at: [166, 206] }] },
    end: {
      ...slide,
      hip: [118, 173],
      lean: -108,
      leg: [206, 193],
      foot: 165,
      arm: [126, 199],
      parts: [{ symbol: "toalha-dobrada", at: [204, 206] }],
    },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
} as const satisfies Drawings;
