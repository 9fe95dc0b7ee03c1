import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";
import { frame, machineSeat } from "./equipment-parts.ts";
import { onMachine } from "./positions.ts";

const standing = { hip: [112, 107], lean: 1, leg: 114 } as const;
const onChair = { hip: [84, 146], lean: 0, leg: 134, touch: ["feet", "hip"] } as const;
const onBench = { hip: [84, 151.5], lean: 0, leg: 132, touch: ["feet", "hip"] } as const;
const seated = { ...onMachine, leg: 130, touch: ["hip", "shoulder", "feet"] } as const;
/** Hands at the shoulders with upright forearms, and straight up. */
const low = { arm: { bones: [42, 180] }, depth: { upperArm: 18 } } as const satisfies Partial<Pose>;
const high = { arm: { bones: [158, 180] } } as const satisfies Partial<Pose>;
const dumbbells = { symbol: "halter", both: true } as const;

/** What pushes upwards. */
export const shoulderPresses = {
  "own:desenvolvimento-garrafas": {
    ground: "goiaba",
    parts: [{ symbol: "cadeira", at: [92, 206] }],
    start: { ...onChair, ...low, held: { symbol: "garrafa", both: true } },
    end: { ...onChair, ...high, held: { symbol: "garrafa", both: true } },
    thread: { pose: "start", over: ["hand", "elbow"] },
  },
  "own:desenvolvimento-mochila": {
    ground: "menta",
    start: {
      ...standing,
      arm: [134, 73],
      depth: { forearm: 14 },
      held: { symbol: "mochila", at: [134, 67], under: true },
    },
    end: { ...standing, arm: [122, -2], held: { symbol: "mochila", at: [120, -11], turn: 90, under: true } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "own:flexao-carpada-apoio": {
    ground: "linho",
    parts: [{ symbol: "cadeira", at: [206, 206], flip: true }],
    start: {
      hip: [69, 100],
      lean: 115,
      head: 122,
      leg: [31, 184],
      foot: 15,
      arm: [181, 153.5],
      touch: ["feet", "hands"],
    },
    end: { hip: [84, 104], lean: 121, head: 118, leg: [34, 181], foot: 8, arm: [181, 153.5], touch: ["feet", "hands"] },
    thread: { pose: "start", over: ["hip", "floor"] },
  },
  "own:flexao-carpada-chao": {
    ground: "ceu",
    start: { hip: [77, 100], lean: 138, head: 142, leg: [40, 184], foot: 15, arm: 151, touch: ["feet", "hands"] },
    end: { hip: [92, 112], lean: 138, head: 128, leg: [44, 184], foot: 15, arm: 151, touch: ["feet", "hands"] },
    thread: { pose: "start", over: ["hip", "floor"] },
  },
  "fx:Shoulder_Press_-_With_Bands": {
    ground: "linho",
    parts: [{ symbol: "cadeira", at: [92, 206] }],
    start: { ...onChair, ...low, parts: [{ stroke: "band", through: ["hand", [96, 162]], front: true }] },
    end: { ...onChair, ...high, parts: [{ stroke: "band", through: ["hand", [96, 162]], front: true }] },
    thread: { pose: "start", over: ["hand", "elbow"] },
  },
  "own:desenvolvimento-canto": {
    ground: "menta",
    start: {
      ...standing,
      arm: [122, 47],
      farArm: { bones: [-14, 4] },
      depth: { upperArm: 14, forearm: 12 },
      parts: [
        { stroke: "platform", through: ["hand", [232, 200]] },
        { symbol: "barra", at: [136, 66], front: true },
      ],
    },
    end: {
      ...standing,
      lean: 12,
      arm: { bones: [124, 126] },
      farArm: { bones: [-20, 0] },
      parts: [
        { stroke: "platform", through: ["hand", [232, 200]] },
        { symbol: "barra", at: [185, 32], front: true },
      ],
    },
    thread: { pose: "start", over: ["hand", "elbow"] },
  },
  "fx:Seated_Dumbbell_Press": {
    ground: "goiaba",
    parts: [{ symbol: "banco", at: [84, 206] }],
    start: { ...onBench, ...low, held: dumbbells },
    end: { ...onBench, ...high, held: dumbbells },
    thread: { pose: "start", over: ["hand", "elbow"] },
  },
  "fx:Dumbbell_Shoulder_Press": {
    ground: "linho",
    start: { ...standing, ...low, held: dumbbells },
    end: { ...standing, arm: [121, -14], held: dumbbells },
    thread: { pose: "end", over: ["hand", "midfoot"] },
  },
  "fx:Arnold_Dumbbell_Press": {
    ground: "ceu",
    parts: [{ symbol: "banco", at: [84, 206] }],
    start: {
      ...onBench,
      arm: { bones: [58, 176] },
      depth: { upperArm: 14 },
      held: { symbol: "halter-em-pe", both: true },
    },
    end: { ...onBench, ...high, held: dumbbells },
    thread: { pose: "start", over: ["hand", "elbow"] },
  },
  "fx:Standing_Military_Press": {
    ground: "goiaba",
    start: {
      ...standing,
      arm: [126, 52],
      depth: { upperArm: 20, forearm: 18 },
      held: { symbol: "barra", at: [128, 50] },
    },
    end: { ...standing, arm: [121, -12], held: { symbol: "barra" } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "fx:Machine_Shoulder_Military_Press": {
    ground: "menta",
    parts: machineSeat(frame([150, 203], [40, 203], [40, 40])),
    start: {
      ...seated,
      arm: { bones: [50, 180] },
      depth: { upperArm: 20 },
      parts: [frame([40, 44], "hand")],
    },
    end: {
      ...seated,
      arm: { bones: [166, 176] },
      parts: [frame([40, 44], "hand")],
    },
    thread: { pose: "start", over: ["hand", "elbow"] },
  },
} as const satisfies Drawings;
