import type { Drawings, Part, Pose } from "../../../src/training/figure/pose.ts";
import { frame, inFront, pad } from "./equipment-parts.ts";

/** Seen from the front, the thighs towards the viewer. */
const seated = { hip: [120, 137], lean: 0, arm: [146, 132], touch: ["hip"] } as const satisfies Partial<Pose>;
const closed = { ...seated, leg: { bones: [14, 2] }, depth: { thigh: 45 } } as const satisfies Pose;
const open = { ...seated, leg: { bones: [74, 4] }, depth: { thigh: 30 } } as const satisfies Pose;

const seat: readonly Part[] = [
  frame([120, 158], [120, 203]),
  frame([86, 203], [154, 203]),
  pad([98, 68], [142, 68], [142, 150], [98, 150], [98, 68]),
  pad([92, 158], [148, 158]),
  frame([92, 156], [92, 136], [100, 136]),
  frame([148, 156], [148, 136], [140, 136]),
];
/** A pad at each knee, on the arm that carries it. */
const kneePads = (x: number, y: number): Part[] =>
  [x, 240 - x].flatMap((side) => [frame([120, 178], [side, y + 12]), inFront(pad([side, y - 8], [side, y + 10]))]);

/** Machines that open and close the legs. */
export const hipMachines = {
  "fx:Thigh_Abductor": {
    ground: "linho",
    view: "front",
    parts: seat,
    start: { ...closed, parts: kneePads(148, 156) },
    end: { ...open, parts: kneePads(178, 154) },
    thread: { pose: "end", over: ["head", [120, 137]] },
  },
  "fx:Thigh_Adductor": {
    ground: "menta",
    view: "front",
    parts: seat,
    start: { ...open, parts: kneePads(150, 160) },
    end: { ...closed, parts: kneePads(120, 162) },
    thread: { pose: "end", over: ["head", [120, 137]] },
  },
} as const satisfies Drawings;
