import type { Drawings, Part } from "../../../src/training/figure/pose.ts";

const seated = { hip: [92, 140], lean: -8, head: 0, arm: [114, 122], touch: ["hip", "shoulder"] } as const;
const seat: readonly Part[] = [
  {
    stroke: "frame",
    through: [
      [100, 166],
      [100, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [62, 203],
      [150, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [66, 100],
      [72, 160],
    ],
  },
  {
    stroke: "pad",
    through: [
      [64, 82],
      [72, 140],
    ],
  },
  {
    stroke: "pad",
    through: [
      [82, 160.5],
      [128, 160.5],
    ],
  },
];
const face = { hip: [128, 140], lean: 90, head: 84, arm: [204, 172], touch: ["hip", "shoulder"] } as const;
const table: readonly Part[] = [
  {
    stroke: "frame",
    through: [
      [110, 164],
      [110, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [184, 164],
      [184, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [70, 203],
      [204, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [196, 162],
      [204, 176],
    ],
  },
  {
    stroke: "pad",
    through: [
      [92, 160.5],
      [200, 160.5],
    ],
  },
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
      parts: [
        { stroke: "frame", through: ["knee", [180, 160]] },
        { stroke: "roller", through: [[180, 160]] },
        {
          stroke: "pad",
          through: [
            [112, 124],
            [126, 124],
          ],
          front: true,
        },
      ],
    },
    end: {
      ...seated,
      leg: { bones: [90, -16] },
      foot: 76,
      parts: [
        { stroke: "frame", through: ["knee", [114, 176]] },
        { stroke: "roller", through: [[114, 176]] },
        {
          stroke: "pad",
          through: [
            [112, 124],
            [126, 124],
          ],
          front: true,
        },
      ],
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
      parts: [
        { stroke: "frame", through: ["knee", [40, 126]] },
        { stroke: "roller", through: [[40, 126]], front: true },
      ],
    },
    end: {
      ...face,
      leg: { bones: [-90, 166] },
      foot: -110,
      parts: [
        { stroke: "frame", through: ["knee", [108, 102]] },
        { stroke: "roller", through: [[108, 102]], front: true },
      ],
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
      parts: [
        { stroke: "frame", through: ["knee", [148, 180]] },
        { stroke: "roller", through: [[148, 180]], front: true },
      ],
    },
    end: {
      ...seated,
      leg: { bones: [90, 88] },
      foot: 172,
      parts: [
        { stroke: "frame", through: ["knee", [182, 127]] },
        { stroke: "roller", through: [[180, 127]], front: true },
      ],
    },
    thread: { pose: "end", over: ["knee", "floor"] },
  },
} as const satisfies Drawings;
