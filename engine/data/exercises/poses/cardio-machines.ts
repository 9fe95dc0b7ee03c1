import type { Drawings, Part, Point, Pose } from "../../../src/training/figure/pose.ts";
import { frame, inFront, pad, plate, platform } from "./equipment-parts.ts";

/** The two pedals of a crank and the arm between them; `at` is the near pedal, seen from the middle. */
const crank = ([x, y]: Point, [dx, dy]: Point): Part[] => [
  platform([x - dx - 8, y - dy], [x - dx + 8, y - dy]),
  frame([x - dx, y - dy], [x + dx, y + dy]),
  inFront(platform([x + dx - 8, y + dy], [x + dx + 8, y + dy])),
];
const bike: readonly Part[] = [
  frame([64, 203], [196, 203]),
  frame([94, 122], [116, 203]),
  frame([112, 168], [176, 168], [164, 84]),
  frame([176, 168], [176, 203]),
  frame([164, 84], [178, 78]),
  plate([176, 178]),
  pad([80, 119], [106, 117]),
];
const cycling = { hip: [96, 98], lean: 24, head: 8, arm: [172, 80], touch: ["hip"] } as const satisfies Partial<Pose>;

const recumbent: readonly Part[] = [
  frame([40, 203], [206, 203]),
  frame([74, 176], [74, 203]),
  frame([100, 176], [198, 176], [198, 104]),
  frame([198, 176], [198, 203]),
  frame([198, 106], [182, 102]),
  plate([198, 176]),
  pad([40, 96], [58, 160]),
  pad([62, 173], [104, 173]),
];
const reclined = {
  hip: [82, 152.5],
  lean: -20,
  head: -4,
  arm: [108, 142],
  touch: ["hip"],
} as const satisfies Partial<Pose>;

const elliptical: readonly Part[] = [frame([30, 203], [214, 203]), frame([190, 203], [178, 60]), plate([58, 178])];
/** A pedal on its arm, and the handle that moves with it. */
const strider = (pedal: Point, handle: Point): Part[] => [
  frame([58, 178], [pedal[0], pedal[1] + 6], [184, 150]),
  frame([186, 150], handle),
  platform([pedal[0] - 12, pedal[1] + 4], [pedal[0] + 18, pedal[1] + 4]),
];

const rower: readonly Part[] = [
  frame([14, 190], [200, 190]),
  frame([22, 190], [22, 203]),
  frame([200, 196], [200, 150]),
  plate([208, 164]),
  platform([172, 190], [184, 158]),
];
const rowed = (seat: number, hand: Point): Part[] => [
  pad([seat - 14, 180], [seat + 12, 180]),
  { stroke: "cable", through: [hand, [200, 152]] },
];

const stepper: readonly Part[] = [
  frame([40, 203], [212, 203]),
  frame([190, 203], [176, 66], [150, 72]),
  frame([176, 140], [140, 96]),
];
const stepped = (near: Point, far: Point): Part[] => [
  frame([196, 178], [far[0], far[1] + 11]),
  platform([far[0] - 10, far[1] + 11], [far[0] + 22, far[1] + 11]),
  frame([196, 184], [near[0], near[1] + 11]),
  inFront(platform([near[0] - 10, near[1] + 11], [near[0] + 22, near[1] + 11])),
];

const mill: readonly Part[] = [
  frame([212, 203], [212, 30], [178, 40]),
  frame([188, 37], [188, 66], [120, 104]),
  { symbol: "degrau-baixo", at: [112, 206] },
  { symbol: "degrau", at: [150, 206] },
  { symbol: "degrau-baixo", at: [188, 182] },
  { symbol: "degrau", at: [194, 206] },
];

/** Machines of cardio, the treadmill apart. */
export const cardioMachines = {
  "fx:Bicycling_Stationary": {
    ground: "ceu",
    parts: bike,
    start: { ...cycling, leg: [124, 143], farLeg: [130, 175], parts: crank([134, 168], [0, -16]) },
    end: { ...cycling, leg: [126, 175], farLeg: [130, 143], parts: crank([134, 168], [0, 16]) },
    thread: { pose: "end", over: ["knee", "midfoot"] },
  },
  "fx:Recumbent_Bike": {
    ground: "goiaba",
    parts: recumbent,
    start: {
      ...reclined,
      leg: [138, 142],
      foot: 140,
      farLeg: [166, 158],
      farFoot: 140,
      parts: crank([160, 154], [-16, -7]),
    },
    end: {
      ...reclined,
      leg: [166, 158],
      foot: 140,
      farLeg: [142, 142],
      farFoot: 140,
      parts: crank([160, 154], [16, 7]),
    },
    thread: { pose: "end", over: ["knee", "floor"] },
  },
  "fx:Elliptical_Trainer": {
    ground: "menta",
    parts: elliptical,
    start: {
      hip: [112, 100],
      lean: 3,
      leg: [138, 180],
      farLeg: [90, 176],
      farFoot: 70,
      arm: [152, 78],
      farArm: [168, 70],
      parts: [...strider([90, 183], [170, 66]), ...strider([138, 187], [154, 66])],
    },
    end: {
      hip: [112, 100],
      lean: 3,
      leg: [88, 176],
      foot: 70,
      farLeg: [140, 180],
      arm: [168, 74],
      farArm: [152, 74],
      parts: [...strider([140, 187], [154, 62]), ...strider([88, 183], [170, 62])],
    },
    thread: { pose: "end", over: ["head", "hip"] },
  },
  "fx:Rowing_Stationary": {
    ground: "linho",
    parts: rower,
    start: {
      hip: [108, 159.5],
      lean: 18,
      curve: 4,
      leg: [164, 172],
      foot: 142,
      arm: [184, 124],
      touch: ["hip"],
      held: { symbol: "barra-curta" },
      parts: rowed(108, [186, 124]),
    },
    end: {
      hip: [80, 159.5],
      lean: -14,
      head: -4,
      leg: [164, 172],
      foot: 150,
      arm: [88, 128],
      touch: ["hip"],
      held: { symbol: "barra-curta" },
      parts: rowed(80, [90, 128]),
    },
    thread: { pose: "end", over: ["hand", "floor"] },
  },
  "fx:Stairmaster": {
    ground: "ceu",
    parts: stepper,
    start: {
      hip: [104, 92],
      lean: 6,
      leg: [122, 158],
      farLeg: [112, 180],
      arm: [146, 82],
      parts: stepped([122, 154], [112, 176]),
    },
    end: {
      hip: [102, 89],
      lean: 6,
      leg: [112, 180],
      farLeg: [128, 158],
      arm: [146, 82],
      parts: stepped([112, 176], [128, 154]),
    },
    thread: { pose: "end", over: ["knee", "midfoot"] },
  },
  "fx:Step_Mill": {
    ground: "goiaba",
    parts: mill,
    start: {
      hip: [100, 98],
      lean: 8,
      leg: [126, 175],
      farLeg: [88, 185],
      arm: [140, 92],
    },
    end: {
      hip: [124, 86],
      lean: 8,
      leg: [126, 175],
      farLeg: [164, 161],
      arm: [160, 83],
    },
    thread: { pose: "start", over: ["knee", "midfoot"] },
  },
} as const satisfies Drawings;
