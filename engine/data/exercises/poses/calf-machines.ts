import type { Drawings, Part, Point, Pose } from "../../../src/training/figure/pose.ts";
import { frame, inFront, pad, plate, platform } from "./equipment-parts.ts";

const standing: readonly Part[] = [
  frame([198, -60], [198, 203]),
  frame([96, 203], [216, 203]),
  platform([122, 194], [166, 194]),
];
const shoulderPad = (y: number): Part[] => [frame([116, y], [198, y + 8]), pad([100, y], [136, y])];

const seated: readonly Part[] = [
  frame([86, 170], [86, 203]),
  frame([60, 203], [206, 203]),
  frame([190, 122], [190, 203]),
  pad([64, 166], [106, 166]),
  platform([144, 196], [166, 196]),
];
const thighPad = (y: number): Part[] => [
  frame([190, 124], [126, y - 2]),
  plate([174, y + (124 - y) * 0.6]),
  inFront(pad([118, y], [132, y])),
];

/** The sled of the leg press, along its rail. */
const railed = ([x, y]: Point, by: number): Point => [x + 0.766 * by, y - 0.643 * by];
const sled = (by: number): Part[] => [
  frame(railed([153, 86], by), railed([197, 137], by)),
  platform(railed([153, 86], by), railed([126, 53], by)),
];
const press: readonly Part[] = [
  frame([34, 203], [224, 203], [224, 114], [122, 200]),
  frame([50, 162], [62, 203]),
  pad([31, 146], [80, 181]),
  pad([84, 187], [114, 186]),
];
const reclined = {
  hip: [94, 166],
  lean: -55,
  head: -34,
  leg: [151, 99],
  farLeg: [154, 102],
  arm: [92, 172],
  touch: ["hip", "shoulder", "feet"],
} as const satisfies Pose;

/** Calves in a machine. */
export const calfMachines = {
  "fx:Standing_Calf_Raises": {
    ground: "ceu",
    parts: standing,
    start: {
      hip: [112, 97],
      lean: 0,
      leg: [111.5, 189.9],
      foot: 108,
      arm: [148, 36],
      parts: shoulderPad(24),
    },
    end: { hip: [120, 77], lean: 0, leg: [118.8, 169.8], foot: 32, arm: [154, 16], parts: shoulderPad(5) },
    thread: { pose: "start", over: ["shoulder", "ankle"] },
  },
  "fx:Seated_Calf_Raise": {
    ground: "linho",
    parts: seated,
    start: {
      hip: [88, 145.5],
      lean: 2,
      leg: [131.3, 191],
      foot: 105,
      arm: [138, 122],
      touch: ["feet", "hip"],
      parts: thighPad(131),
    },
    end: {
      hip: [88, 145.5],
      lean: 2,
      leg: [137, 173.3],
      foot: 40,
      arm: [136, 108],
      touch: ["feet", "hip"],
      parts: thighPad(117),
    },
    thread: { pose: "start", over: ["knee", "midfoot"] },
  },
  "own:panturrilha-leg-press": {
    ground: "menta",
    parts: press,
    start: { ...reclined, foot: -142, farFoot: -142, parts: sled(0) },
    end: { ...reclined, foot: -180, farFoot: -180, parts: sled(10.5) },
    thread: { pose: "end", over: ["toe", "floor"] },
  },
} as const satisfies Drawings;
