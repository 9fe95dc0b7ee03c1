import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";
import { bandBefore, mat, sheetBefore, towelBefore } from "./equipment-parts.ts";
import { prone } from "./positions.ts";

/** The trunk bent forwards from the hip, the back straight. */
const bent = { hip: [84, 114], lean: 62, head: 48, leg: 114 } as const;
/** One hand on the chair. */
const leaning = {
  hip: [86, 112],
  lean: 75,
  head: 62,
  leg: 108,
  farLeg: 96,
  farArm: [172, 153.5],
  touch: ["feet", "far-hand"],
} as const;
const chair = { symbol: "cadeira", at: [197, 206], flip: true } as const;
const seated = {
  hip: [66, 188],
  lean: 0,
  leg: [154, 196],
  farLeg: [157, 196],
  foot: 170,
  farFoot: 170,
  touch: ["hip", "feet"],
} as const;
const onBelly = { ...prone, hip: [118, 188], head: 84 } as const satisfies Partial<Pose>;

/** Rows and what pulls backwards, with what a home has. */
export const rows = {
  "own:remada-toalha": {
    ground: "goiaba",
    parts: [{ symbol: "porta", at: [186, 206] }],
    start: {
      hip: [128, 116],
      lean: -22,
      head: -14,
      leg: 166,
      foot: 86,
      arm: [160, 96],
      parts: [towelBefore("hand", [194, 118])],
    },
    end: {
      hip: [148, 110],
      lean: -6,
      head: -2,
      leg: 166,
      foot: 86,
      arm: [158, 90],
      parts: [towelBefore("hand", [194, 118])],
    },
    thread: { pose: "end", over: [[194, 118], "floor"] },
  },
  "own:remada-toalha-poste": {
    ground: "menta",
    parts: [{ symbol: "poste", at: [190, 206] }],
    start: {
      hip: [127, 114],
      lean: -26,
      head: -16,
      leg: 164,
      arm: [161, 76],
      parts: [towelBefore("hand", [198, 90])],
    },
    end: {
      hip: [147, 108],
      lean: -8,
      head: -3,
      leg: 164,
      arm: [161, 76],
      parts: [towelBefore("hand", [198, 90])],
    },
    thread: { pose: "end", over: [[174, 80], "midfoot"] },
  },
  "own:remada-lencol": {
    ground: "ceu",
    parts: [{ symbol: "porta", at: [190, 206] }],
    start: {
      hip: [120, 114],
      lean: -25,
      head: -16,
      leg: 159,
      arm: [154, 34],
      parts: [sheetBefore("hand", [192, 18])],
    },
    end: {
      hip: [139, 108],
      lean: -12,
      head: -6,
      leg: 158,
      arm: [151, 48],
      parts: [sheetBefore("hand", [192, 18])],
    },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
  "own:remada-lencol-deitada": {
    ground: "goiaba",
    parts: [{ symbol: "porta", at: [190, 206] }],
    start: {
      hip: [98, 155],
      lean: -62,
      head: -50,
      leg: [180, 198],
      foot: 140,
      arm: [97, 88],
      parts: [sheetBefore("hand", [192, 18])],
    },
    end: {
      hip: [114, 133],
      lean: -45,
      head: -36,
      leg: [180, 198],
      foot: 130,
      arm: [97, 88],
      parts: [sheetBefore("hand", [192, 18])],
    },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
  "own:remada-mochila": {
    ground: "linho",
    start: { ...bent, arm: [126, 148], held: { symbol: "mochila", at: [124, 166] } },
    end: { ...bent, arm: [117, 122], held: { symbol: "mochila", at: [119, 140] } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "own:remada-mochila-apoio": {
    ground: "menta",
    parts: [chair],
    start: { ...leaning, arm: [130, 158], held: { symbol: "mochila", at: [128, 176] } },
    end: { ...leaning, arm: [112, 112], held: { symbol: "mochila", at: [112, 130] } },
    thread: { pose: "end", over: ["load", "knee"] },
  },
  "own:remada-toalha-sentada": {
    ground: "ceu",
    parts: [mat],
    start: { ...seated, arm: [112, 156], parts: [towelBefore("hand", [138, 180], [165, 184])] },
    end: { ...seated, arm: [92, 150], parts: [towelBefore("hand", [165, 178])] },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "own:abertura-em-t": {
    ground: "goiaba",
    parts: [mat],
    start: { ...onBelly, arm: { bones: [40, 60] }, depth: { upperArm: 33, forearm: 31 } },
    end: {
      ...onBelly,
      arm: { bones: [-138, -146] },
      farArm: { bones: [-165, 154] },
      depth: { upperArm: 29, forearm: 16 },
    },
    thread: { pose: "end", over: ["shoulder", "floor"], tip: 162 },
  },
  "own:remada-elastico": {
    ground: "linho",
    parts: [mat],
    start: { ...seated, arm: [126, 150], parts: [bandBefore("hand", [166, 180])] },
    end: { ...seated, arm: [88, 160], parts: [bandBefore("hand", [166, 180])] },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "fx:Band_Pull_Apart": {
    ground: "menta",
    view: "front",
    start: {
      hip: [120, 104.5],
      lean: 0,
      leg: 132,
      arm: [137, 60],
      depth: { upperArm: 33, forearm: 30.5 },
      parts: [bandBefore("far-hand", "hand")],
    },
    end: {
      hip: [120, 104.5],
      lean: 0,
      leg: 132,
      arm: { bones: [92, 92] },
      parts: [bandBefore("far-hand", [105, 54], [135, 54], "hand")],
    },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
} as const satisfies Drawings;
