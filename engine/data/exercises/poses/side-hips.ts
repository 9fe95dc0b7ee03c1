import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { band, inFront, towel } from "./equipment-parts.ts";

const mat: Part = { symbol: "colchonete", at: [120, 206] };
const chair: Part = { symbol: "cadeira", at: [40, 206], flip: true };
const post: Part = { symbol: "poste", at: [226, 206] };

/** On the side, the head at the right; the near limbs are those below. */
const onSide = {
  hip: [114, 182],
  lean: 90,
  head: 86,
  arm: { bones: [88, -150] },
  depth: { forearm: 12 },
  farArm: [150, 195],
  farDepth: { upperArm: 16, forearm: 16 },
  touch: ["hip"],
} as const;
/** The lower knee comes towards the viewer. */
const lowerKneeBent = { thigh: 34, shin: 24, forearm: 12 } as const;
/** From the front, the weight on the foot at the left, a hand on the chair. */
const onOneFoot = {
  hip: [124, 104.8],
  lean: -2,
  farLeg: 123,
  farArm: [66, 88],
  arm: { bones: [8, -4] },
} as const satisfies Partial<Pose>;
/** Knees half bent, from the front. */
const halfSquat = {
  lean: 0,
  depth: { thigh: 20, shin: 14, upperArm: 14, forearm: 14 },
} as const;
const lying = {
  hip: [114, 188.5],
  lean: -90,
  head: -88,
  leg: [143, 196],
  arm: [118, 197],
  touch: ["feet", "hip", "shoulder", "hand"],
} as const satisfies Pose;

/** Between the knees, its roll above them. */
const rolledTowel = (x: number): Part[] => [131, 137, 143].map((y) => towel([x - 10, y], [x + 10, y]));

/** The sides of the hip and the inside of the thigh, without a machine. */
export const sideHips = {
  "own:abducao-deitada": {
    ground: "menta",
    view: "front",
    parts: [mat],
    start: {
      ...onSide,
      depth: lowerKneeBent,
      leg: { bones: [-76, -104] },
      foot: -60,
      farLeg: { bones: [-86, -84] },
      farFoot: -50,
    },
    end: {
      ...onSide,
      depth: lowerKneeBent,
      leg: { bones: [-76, -104] },
      foot: -60,
      farLeg: { bones: [-124, -124] },
      farFoot: -90,
    },
    thread: { pose: "end", over: ["far-hip", "hip"], tip: 163 },
  },
  "own:ostra": {
    ground: "goiaba",
    view: "front",
    parts: [mat],
    start: {
      ...onSide,
      leg: { bones: [-76, -104] },
      foot: -60,
      farLeg: { bones: [-64, -108] },
      farFoot: -70,
      farArm: [128, 166],
      depth: lowerKneeBent,
      farDepth: { thigh: 34, shin: 24, upperArm: 10, forearm: 10 },
    },
    end: {
      ...onSide,
      leg: { bones: [-76, -104] },
      foot: -60,
      farLeg: [42, 177],
      farFoot: -70,
      farArm: [128, 166],
      depth: lowerKneeBent,
      farDepth: { upperArm: 10, forearm: 10 },
    },
    thread: { pose: "end", over: ["far-hip", "hip"], tip: 163 },
  },
  "own:abducao-em-pe": {
    ground: "ceu",
    view: "front",
    parts: [chair],
    start: { ...onOneFoot, hip: [124, 104.8], lean: 0, leg: 134, farLeg: 114 },
    end: { ...onOneFoot, leg: { bones: [34, 34] }, foot: 60, touch: ["far-foot"] },
    thread: { pose: "end", over: ["head", "far-midfoot"] },
  },
  "own:passo-lateral": {
    ground: "linho",
    view: "front",
    start: {
      ...halfSquat,
      hip: [112, 120],
      leg: 121,
      arm: [117, 76],
      depth: { thigh: 25, shin: 24, upperArm: 14, forearm: 14 },
    },
    end: { ...halfSquat, hip: [124, 120], leg: 160, farLeg: 92, arm: [129, 76] },
    thread: { pose: "end", over: ["knee", "midfoot"] },
  },
  "fx:Monster_Walk": {
    ground: "menta",
    view: "front",
    start: {
      ...halfSquat,
      hip: [120, 120],
      leg: 149,
      arm: [125, 76],
      parts: [inFront(band([96, 148], [144, 148]))],
    },
    end: {
      ...halfSquat,
      hip: [120, 120],
      leg: [164, 192],
      farLeg: 88,
      arm: [125, 76],
      parts: [inFront(band([94, 148], [148, 144]))],
      touch: ["far-foot"],
    },
    thread: { pose: "start", over: ["knee", "midfoot"] },
  },
  "own:aperto-de-joelhos": {
    ground: "ceu",
    parts: [mat],
    start: { ...lying, farLeg: [157, 196], parts: rolledTowel(148) },
    end: { ...lying, parts: rolledTowel(143) },
    thread: { pose: "end", over: ["knee", "ankle"] },
  },
  "fx:Band_Hip_Adductions": {
    ground: "goiaba",
    view: "front",
    parts: [chair, post],
    start: {
      ...onOneFoot,
      leg: { bones: [28, 28] },
      foot: 60,
      touch: ["far-foot"],
      parts: [band("ankle", [228, 188])],
    },
    end: {
      ...onOneFoot,
      leg: { bones: [-14, -26] },
      foot: 60,
      touch: ["far-foot"],
      parts: [band("ankle", [228, 188])],
    },
    thread: { pose: "end", over: ["head", "far-midfoot"] },
  },
} as const satisfies Drawings;
