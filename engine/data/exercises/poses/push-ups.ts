import { above } from "../../../src/training/figure/geometry.ts";
import type { Drawings, Part, Point, Pose } from "../../../src/training/figure/pose.ts";

const mat: Part = { symbol: "colchonete", at: [120, 206] };
const LEG = 93;
const THIGH = 47;
/** On the tips of the toes, the body in one line. */
const inLine = (ankle: Point, lean: number, arm: Pose["arm"]): Pose => ({
  hip: above(ankle, lean, LEG),
  lean,
  leg: ankle,
  foot: 15,
  arm,
  touch: ["feet", "hands"],
});
const onKnees = (lean: number): Pose => ({
  hip: above([70, 194.5], lean, THIGH),
  lean,
  leg: { bones: [-lean, -100] },
  foot: -82,
  arm: [156, 196.5],
  touch: ["knees", "hands"],
});

/** Push-ups. */
export const pushUps = {
  "own:flexao-parede": {
    ground: "ceu",
    parts: [{ symbol: "parede", at: [190, 206] }],
    start: { ...inLine([90, 199], 12, [183, 62]), foot: 80, farArm: [183, 60] },
    end: { ...inLine([90, 199], 25, [183, 62]), foot: 80, farArm: [183, 60] },
    thread: { pose: "end", over: ["ankle", "floor"] },
  },
  "fx:Incline_Push-Up": {
    ground: "manga",
    parts: [{ symbol: "mesa", at: [186, 206] }],
    start: inLine([36, 184], 44.5, [144, 139.5]),
    end: inLine([36, 184], 60, [144, 139.5]),
    thread: { pose: "start", over: ["shoulder", "hand"], tip: 132 },
  },
  "fx:Incline_Push-Up_Medium": {
    ground: "menta",
    parts: [{ symbol: "cadeira", at: [178, 206], flip: true }],
    start: inLine([30, 184], 51.5, [150, 153.5]),
    end: inLine([30, 184], 66, [150, 153.5]),
    thread: { pose: "start", over: ["shoulder", "hand"], tip: 146 },
  },
  "own:flexao-joelhos": {
    ground: "goiaba",
    parts: [mat],
    start: onKnees(54),
    end: onKnees(76),
    thread: { pose: "start", over: ["shoulder", "hand"], tip: 190 },
  },
  "fx:Pushups": {
    ground: "linho",
    start: inLine([28, 184], 71, 172),
    end: inLine([28, 184], 84, 172),
    thread: { pose: "start", over: ["shoulder", "hand"], tip: 192 },
  },
  "fx:Push-Ups_With_Feet_Elevated": {
    ground: "ceu",
    parts: [{ symbol: "cadeira", at: [44, 206] }],
    start: inLine([40, 138], 88.5, 192),
    end: { ...inLine([40, 138], 100, 192), farLeg: [43, 138], farFoot: 15 },
    thread: { pose: "start", over: ["shoulder", "hand"], tip: 192 },
  },
  "fx:Push-Up_Wide": {
    ground: "menta",
    start: { ...inLine([28, 184], 74, 175), depth: { upperArm: 15, forearm: 15 } },
    end: { ...inLine([28, 184], 85, { bones: [-60, 0] }), depth: { upperArm: 33.5, forearm: 18.8 } },
    thread: { pose: "end", over: ["elbow", "hand"], tip: 162 },
  },
} as const satisfies Drawings;
