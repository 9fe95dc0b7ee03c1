import type { Drawings, Pose } from "../../../src/training/figure/pose.ts";

/** Arms at the side. */
const standing = { hip: [112, 107], lean: 2, leg: 114, arm: { bones: [-3, 8] } } as const satisfies Pose;
const squat = { hip: [88, 152], lean: 30, leg: 119, arm: [174, 100] } as const satisfies Pose;
/** Hands before the chest: the arms point towards the viewer. */
const atChest = { upperArm: 10, forearm: 18 } as const;

/** Hands on a bar behind the neck: the elbows point at the floor, wider than the body. */
const underBar = { upperArm: 26, forearm: 24 } as const;

/** Squats on two feet, without a machine. */
export const squats = {
  "own:agachamento-cadeira": {
    ground: "ceu",
    parts: [{ symbol: "cadeira", at: [69, 206] }],
    start: { ...standing, leg: 116 },
    end: { hip: [84, 148], lean: 30, head: 10, leg: 116, arm: [178, 96], touch: ["feet", "hip"] },
    thread: { pose: "end", over: ["kneecap", "toes"] },
  },
  "fx:Bodyweight_Squat": {
    ground: "goiaba",
    start: standing,
    end: squat,
    thread: { pose: "end", over: ["kneecap", "toes"] },
  },
  "own:agachamento-pausa": {
    ground: "linho",
    start: { ...standing, arm: [136, 72], depth: atChest },
    end: { ...squat, arm: [140, 122], depth: atChest },
    thread: { pose: "end", over: ["head", "midfoot"] },
  },
  "own:agachamento-mochila": {
    ground: "menta",
    start: {
      ...standing,
      arm: [138, 74],
      depth: { forearm: 14 },
      held: { symbol: "mochila", at: [137, 68], under: true },
    },
    end: {
      hip: [84, 150],
      lean: 20,
      leg: 122,
      arm: [128, 122],
      depth: { forearm: 14 },
      held: { symbol: "mochila", at: [128, 114], under: true },
    },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "own:goblet-assento": {
    ground: "ceu",
    parts: [{ symbol: "banco", at: [60, 206] }],
    start: { ...standing, leg: 122, hip: [120, 107], arm: [144, 70], depth: atChest, held: { symbol: "halter-em-pe" } },
    end: {
      hip: [84, 152],
      lean: 24,
      leg: 122,
      arm: [130, 118],
      depth: atChest,
      held: { symbol: "halter-em-pe" },
      touch: ["feet", "hip"],
    },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "fx:Goblet_Squat": {
    ground: "noite",
    start: { ...standing, arm: [136, 70], depth: atChest, held: { symbol: "halter-em-pe" } },
    end: { hip: [92, 156], lean: 18, leg: 126, arm: [134, 118], depth: atChest, held: { symbol: "halter-em-pe" } },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
  "fx:Dumbbell_Squat": {
    ground: "linho",
    start: { ...standing, held: { symbol: "halter", both: true } },
    end: { hip: [86, 152], lean: 34, leg: 119, arm: { bones: [-2, 2] }, held: { symbol: "halter", both: true } },
    thread: { pose: "end", over: ["load", "ankle"] },
  },
  "fx:Squats_-_With_Bands": {
    ground: "menta",
    start: {
      ...standing,
      arm: [126, 56],
      depth: { upperArm: 12, forearm: 20 },
      parts: [{ stroke: "band", through: ["far-hand", "far-midfoot", "midfoot", "hand"], front: true }],
    },
    end: {
      ...squat,
      arm: [130, 110],
      depth: { upperArm: 12, forearm: 20 },
      parts: [{ stroke: "band", through: ["far-hand", "far-midfoot", "midfoot", "hand"], front: true }],
    },
    thread: { pose: "end", over: ["kneecap", "toes"] },
  },
  "fx:Barbell_Squat": {
    ground: "goiaba",
    start: { ...standing, arm: [108, 53], elbow: "out", depth: underBar, held: { symbol: "barra", at: [104, 50] } },
    end: {
      hip: [90, 152],
      lean: 42,
      head: 14,
      leg: 116,
      arm: [124, 112],
      elbow: "out",
      depth: underBar,
      held: { symbol: "barra", at: [121, 104] },
    },
    thread: { pose: "end", over: ["load", "midfoot"] },
  },
} as const satisfies Drawings;
