import type { Drawings, Part } from "../../../src/training/figure/pose.ts";
import { frame, inFront, machineSeat, pad, roller } from "./equipment-parts.ts";
import { onMachine } from "./positions.ts";

const seated = { ...onMachine, arm: [114, 122], touch: ["hip", "shoulder"] } as const;
const seat = machineSeat(frame([62, 203], [150, 203]), frame([66, 100], [72, 160]));
const thighPad = inFront(pad([112, 124], [126, 124]));
const face = { hip: [128, 140], lean: 90, head: 84, arm: [204, 172], touch: ["hip", "shoulder"] } as const;
const table: readonly Part[] = [
  frame([110, 164], [110, 203]),
  frame([184, 164], [184, 203]),
  frame([70, 203], [204, 203]),
  frame([196, 162], [204, 176]),
  pad([92, 160.5], [200, 160.5]),
];

/** Machines that bend or stretch the knee. */
export const legMachines = {
  "fx:Seated_Leg_Curl": {
    ground: "ceu",
    parts: seat,
    start: {
      ...seated,
      leg: { bones: [90, 84] },
      foot: 170,
      parts: [frame("knee", [180, 160]), roller([180, 160]), thighPad],
    },
    end: {
      ...seated,
      leg: { bones: [90, -16] },
      foot: 76,
      parts: [frame("knee", [114, 176]), roller([114, 176]), thighPad],
    },
    thread: { pose: "end", over: ["knee", "floor"] },
  },
  "fx:Lying_Leg_Curls": {
    ground: "goiaba",
    parts: table,
    start: {
      ...face,
      leg: { bones: [-90, -88] },
      foot: -20,
      parts: [frame("knee", [40, 126]), inFront(roller([40, 126]))],
    },
    end: {
      ...face,
      leg: { bones: [-90, 166] },
      foot: -110,
      parts: [frame("knee", [108, 102]), inFront(roller([108, 102]))],
    },
    thread: { pose: "end", over: ["knee", "floor"] },
  },
  "fx:Leg_Extensions": {
    ground: "menta",
    parts: seat,
    start: {
      ...seated,
      leg: { bones: [90, -6] },
      foot: 84,
      parts: [frame("knee", [148, 180]), inFront(roller([148, 180]))],
    },
    end: {
      ...seated,
      leg: { bones: [90, 88] },
      foot: 172,
      parts: [frame("knee", [182, 127]), inFront(roller([180, 127]))],
    },
    thread: { pose: "end", over: ["knee", "floor"] },
  },
} as const satisfies Drawings;
