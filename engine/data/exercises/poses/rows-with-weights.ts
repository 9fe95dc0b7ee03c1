import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";
import { cable, frame, mat, pad, platform, rope } from "./equipment-parts.ts";

/** The trunk bent forwards from the hip, the back straight. */
const bent = { hip: [86, 114], lean: 62, head: 48, leg: 116 } as const;
/** One hand on the bench. */
const leaning = {
  hip: [84, 112],
  lean: 80,
  head: 68,
  leg: 104,
  farLeg: 92,
  farArm: [174, 159.5],
  touch: ["feet", "far-hand"],
} as const;
const chestOnBench = {
  hip: [86, 132],
  lean: 50,
  head: 40,
  leg: [34, 185.5],
  foot: 30,
  touch: ["feet"],
} as const;
const onCableSeat = {
  hip: [66, 149],
  lean: 0,
  leg: [144, 178],
  foot: 150,
  held: { symbol: "puxador" },
  touch: ["hip", "feet"],
  parts: [cable("hand", [210, 184])],
} as const satisfies Partial<Pose>;
const onRowMachine = {
  hip: [78, 147.5],
  lean: 0,
  leg: 124,
  held: { symbol: "puxador", turn: 0 },
  touch: ["hip", "feet"],
  parts: [frame([130, 190], "hand")],
} as const satisfies Partial<Pose>;
/** Heels on the floor, the body a line under the bar. */
const underBar = { foot: 160, touch: ["feet", "hand"] } as const;
const tucked = { leg: { bones: [212, 74] }, foot: 160, touch: ["hand"] } as const;

/** Rows with weights, on machines and under a bar. */
export const rowsWithWeights = {
  "fx:One-Arm_Dumbbell_Row": {
    ground: "ceu",
    parts: [{ symbol: "banco", at: [214, 206] }],
    start: { ...leaning, arm: [141, 166], held: { symbol: "halter" } },
    end: { ...leaning, arm: [110, 114], held: { symbol: "halter" } },
    thread: { pose: "start", over: ["shoulder", "load"] },
  },
  "fx:Bent_Over_Two-Dumbbell_Row": {
    ground: "goiaba",
    start: { ...bent, arm: [126, 148], held: { symbol: "halter", both: true } },
    end: { ...bent, arm: [116, 120], held: { symbol: "halter", both: true } },
    thread: { pose: "start", over: ["load", "midfoot"] },
  },
  "own:remada-banco-inclinado": {
    ground: "linho",
    parts: [
      frame([116, 138], [150, 203]),
      frame([140, 118], [96, 203]),
      frame([80, 203], [166, 203]),
      pad([107, 141], [153, 103]),
    ],
    start: { ...chestOnBench, arm: [131, 158], held: { symbol: "halter", both: true } },
    end: { ...chestOnBench, arm: [118, 122], held: { symbol: "halter", both: true } },
    thread: { pose: "start", over: ["shoulder", "load"] },
  },
  "fx:Bent_Over_Barbell_Row": {
    ground: "menta",
    start: { ...bent, arm: [126, 148], held: { symbol: "barra" } },
    end: { ...bent, arm: [117, 120], held: { symbol: "barra" } },
    thread: { pose: "start", over: ["load", "midfoot"] },
  },
  "fx:Seated_Cable_Rows": {
    ground: "goiaba",
    parts: [
      { symbol: "polia-baixa", at: [212, 206] },
      frame([64, 172], [64, 203]),
      frame([44, 203], [214, 203]),
      pad([36, 170], [96, 170]),
      frame([158, 176], [168, 203]),
      platform([151, 186], [161, 166]),
    ],
    start: { ...onCableSeat, arm: [124, 118] },
    end: { ...onCableSeat, arm: [94, 126] },
    thread: { pose: "end", over: ["shoulder", "hip"] },
  },
  "fx:Leverage_Iso_Row": {
    ground: "ceu",
    parts: [
      frame([78, 172], [78, 203]),
      frame([56, 203], [160, 203]),
      frame([102, 126], [130, 190], [130, 203]),
      pad([62, 168], [94, 168]),
      pad([99, 92], [99, 124]),
    ],
    start: { ...onRowMachine, arm: [142, 97] },
    end: { ...onRowMachine, arm: [92, 106] },
    thread: { pose: "end", over: ["elbow", "floor"] },
  },
  "fx:Face_Pull": {
    ground: "linho",
    parts: [{ symbol: "polia-alta", at: [204, 206] }],
    start: {
      hip: [90, 107],
      lean: 0,
      leg: 96,
      farLeg: 82,
      arm: [154, 36],
      parts: [cable([202, 6], [172, 24]), rope("hand", [172, 24])],
    },
    end: {
      hip: [90, 107],
      lean: -3,
      leg: 96,
      farLeg: 82,
      arm: { bones: [172, 112] },
      depth: { upperArm: 31, forearm: 22 },
      parts: [cable([202, 6], [128, 22]), rope("hand", [128, 22])],
    },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
  "fx:Suspended_Row": {
    ground: "menta",
    parts: [{ symbol: "parede", at: [214, 206] }],
    start: {
      hip: [119, 118],
      lean: -32,
      head: -22,
      leg: 164,
      arm: [149, 52],
      held: { symbol: "puxador", turn: 20 },
      parts: [rope("hand", [214, 36])],
    },
    end: {
      hip: [139, 110],
      lean: -17,
      head: -10,
      leg: 164,
      arm: [147, 60],
      held: { symbol: "puxador", turn: 20 },
      parts: [rope("hand", [214, 36])],
    },
    thread: { pose: "end", over: ["hip", "floor"] },
  },
  "fx:Inverted_Row": {
    ground: "goiaba",
    parts: [mat, frame([22, 203], [22, 97], [87, 97]), { symbol: "barra-curta", at: [87, 97] }],
    start: { ...underBar, hip: [128.5, 178], lean: -78, head: -70, leg: [220.5, 196.5], arm: [86, 104] },
    end: {
      ...underBar,
      hip: [136.5, 153],
      lean: -63,
      head: -56,
      leg: [218, 197],
      arm: { bones: [48, 186] },
      depth: { upperArm: 31 },
    },
    thread: { pose: "end", over: ["hand", "elbow"] },
  },
  "fx:Bodyweight_Mid_Row": {
    ground: "ceu",
    parts: [frame([24, 203], [24, 30], [100, 30]), { symbol: "barra-curta", at: [100, 30] }],
    start: { ...tucked, hip: [159, 108], lean: -85, head: -66, arm: [100, 37] },
    end: {
      ...tucked,
      hip: [153, 63],
      lean: -86,
      head: -66,
      arm: { bones: [40, 184] },
      depth: { upperArm: 31 },
    },
    thread: { pose: "end", over: ["hand", "elbow"] },
  },
} as const satisfies Drawings;
