import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { band, frame, towel } from "./equipment-parts.ts";

const tiptoe = { hip: [132.5, 92.6], lean: 0, leg: [122, 185.5], foot: 30 } as const;
const rail: readonly Part[] = [
  { symbol: "degrau-baixo", at: [150, 206] },
  frame([138, 76], [226, 76]),
  frame([206, 76], [206, 203]),
];
/** The front of the foot on the edge of the step, a hand on the rail. */
const heelsLow = {
  hip: [108, 99],
  lean: 2,
  leg: [104.5, 191.9],
  foot: 108,
  arm: [152, 76],
  farArm: { bones: [-3, 8] },
} as const satisfies Pose;
const heelsHigh = {
  hip: [123, 79],
  lean: 0,
  leg: [112, 171.8],
  foot: 32,
  arm: [152, 76],
  farArm: { bones: [-3, 8] },
} as const satisfies Pose;

const chair: Part = { symbol: "cadeira", at: [84, 206] };
const mat: Part = { symbol: "colchonete", at: [120, 206] };
/** On the floor, one leg straight, the other foot beside it. */
const onFloor = {
  hip: [72, 188.5],
  lean: -4,
  head: 4,
  leg: [164, 196],
  farLeg: [127, 196],
  touch: ["hip", "foot", "far-foot"],
} as const;

/** Calves without a machine. */
export const calves = {
  "own:panturrilha-apoio": {
    ground: "ceu",
    parts: [{ symbol: "parede", at: [182, 206] }],
    start: { hip: [114, 105.5], lean: 2, leg: 114, arm: [175.5, 70], touch: ["feet", "hand"] },
    end: { ...tiptoe, arm: [175.5, 60], touch: ["feet", "hand"] },
    thread: { pose: "end", over: ["hip", "toes"] },
  },
  "own:panturrilha-degrau": {
    ground: "goiaba",
    parts: rail,
    start: heelsLow,
    end: heelsHigh,
    thread: { pose: "end", over: ["hip", "toes"] },
  },
  "own:panturrilha-um-pe": {
    ground: "menta",
    parts: rail,
    start: { ...heelsLow, farLeg: [92, 178], farFoot: 40, touch: ["foot"] },
    end: { ...heelsHigh, farLeg: [98, 158], farFoot: 30, touch: ["foot"] },
    thread: { pose: "end", over: ["hip", "toes"] },
  },
  "own:panturrilha-sentada-mochila": {
    ground: "ceu",
    parts: [chair],
    start: {
      hip: [96, 145.5],
      lean: 4,
      leg: 138,
      arm: [134, 112],
      held: { symbol: "mochila", at: [134, 124], under: true },
      touch: ["feet", "hip"],
    },
    end: {
      hip: [96, 145.5],
      lean: 4,
      leg: [146, 185.5],
      foot: 30,
      arm: [132, 98],
      held: { symbol: "mochila", at: [132, 110], under: true },
      touch: ["feet", "hip"],
    },
    thread: { pose: "start", over: ["knee", "midfoot"] },
  },
  "own:ponta-de-pe-toalha": {
    ground: "goiaba",
    parts: [mat],
    start: { ...onFloor, foot: 176, arm: [126, 150], parts: [towel("hand", [172, 178])] },
    end: { ...onFloor, foot: 150, lean: -10, arm: [116, 152], parts: [towel("hand", [178, 180])] },
    thread: { pose: "start", over: ["toe", "ankle"], tip: 170 },
  },
  "own:ponta-de-pe-elastico": {
    ground: "linho",
    parts: [mat],
    start: { ...onFloor, foot: 178, arm: [122, 152], parts: [band("hand", [172, 176])] },
    end: { ...onFloor, foot: 122, arm: [122, 152], parts: [band("hand", [184, 186])] },
    thread: { pose: "start", over: ["toe", "ankle"], tip: 170 },
  },
  "fx:Standing_Dumbbell_Calf_Raise": {
    ground: "menta",
    start: { hip: [114, 105.5], lean: 2, leg: 114, arm: { bones: [-2, 4] }, held: { symbol: "halter", both: true } },
    end: { ...tiptoe, arm: { bones: [-2, 4] }, held: { symbol: "halter", both: true } },
    thread: { pose: "end", over: ["hip", "toes"] },
  },
} as const satisfies Drawings;
