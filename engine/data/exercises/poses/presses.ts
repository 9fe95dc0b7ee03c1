import type { Drawings, Part, Point, Pose } from "../../../src/training/figure/pose.ts";

/** Along the rail of the leg press, down from where the legs are straight. */
const railed = ([x, y]: Point, by: number): Point => [x - 0.766 * by, y + 0.643 * by];
/** Back on the pad, feet on the sled. */
const pressed = (by: number): Pose => ({
  hip: [84, 166],
  lean: -55,
  head: -34,
  leg: railed([141, 99], by),
  farLeg: railed([144, 102], by),
  foot: -142,
  farFoot: -142,
  arm: [82, 172],
  touch: ["hip", "shoulder", "feet"],
  parts: [
    { stroke: "frame", through: [railed([164, 111], by), railed([187, 137], by)] },
    { stroke: "platform", through: [railed([168, 117], by), railed([127, 67], by)] },
  ],
});
const press: readonly Part[] = [
  {
    stroke: "frame",
    through: [
      [24, 203],
      [214, 203],
      [214, 114],
      [112, 200],
    ],
  },
  {
    stroke: "frame",
    through: [
      [40, 162],
      [52, 203],
    ],
  },
  {
    stroke: "pad",
    through: [
      [21, 146],
      [70, 181],
    ],
  },
  {
    stroke: "pad",
    through: [
      [74, 187],
      [104, 186],
    ],
  },
];
const underBar = { upperArm: 26, forearm: 24 } as const;
const smith: readonly Part[] = [
  {
    stroke: "frame",
    through: [
      [84, -60],
      [84, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [78, 203],
      [132, 203],
    ],
  },
];
const hack = {
  lean: -25,
  head: -16,
  leg: [142, 188],
  foot: 94,
  arm: { bones: [10, 130] },
  touch: ["feet", "hip", "shoulder"],
} as const satisfies Partial<Pose>;
const hackFrame: readonly Part[] = [
  {
    stroke: "frame",
    through: [
      [14, 0],
      [108, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [30, 203],
      [196, 203],
    ],
  },
  {
    stroke: "frame",
    through: [
      [30, 40],
      [30, 203],
    ],
  },
  {
    stroke: "platform",
    through: [
      [128, 199],
      [180, 196],
    ],
  },
];

/** Squats and presses in a machine. */
export const presses = {
  "fx:Leg_Press": {
    ground: "goiaba",
    parts: press,
    start: pressed(0),
    end: pressed(20),
    thread: { pose: "end", over: ["knee", "floor"] },
  },
  "own:leg-press-curto": {
    ground: "linho",
    parts: press,
    start: pressed(3),
    end: pressed(13),
    thread: { pose: "end", over: ["knee", "floor"] },
  },
  "fx:Smith_Machine_Squat": {
    ground: "menta",
    parts: smith,
    start: {
      hip: [112, 107],
      lean: 2,
      leg: 108,
      arm: [108, 53],
      elbow: "out",
      depth: underBar,
      held: { symbol: "barra", at: [104, 50] },
      parts: [
        {
          stroke: "platform",
          through: [
            [80, 50],
            [104, 50],
          ],
        },
      ],
    },
    end: {
      hip: [80, 150],
      lean: 34,
      head: 12,
      leg: 106,
      arm: [108, 108],
      elbow: "out",
      depth: underBar,
      held: { symbol: "barra", at: [104, 99] },
      parts: [
        {
          stroke: "platform",
          through: [
            [80, 99],
            [104, 99],
          ],
        },
      ],
    },
    thread: { pose: "end", over: ["load", "ankle"] },
  },
  "fx:Hack_Squat": {
    ground: "ceu",
    parts: hackFrame,
    start: {
      ...hack,
      hip: [98, 107],
      parts: [
        {
          stroke: "pad",
          through: [
            [55, 61],
            [80, 116],
          ],
        },
        {
          stroke: "pad",
          through: [
            [64, 44],
            [76, 38],
          ],
          front: true,
        },
      ],
    },
    end: {
      ...hack,
      hip: [110, 138],
      parts: [
        {
          stroke: "pad",
          through: [
            [67, 92],
            [92, 147],
          ],
        },
        {
          stroke: "pad",
          through: [
            [76, 75],
            [88, 69],
          ],
          front: true,
        },
      ],
    },
    thread: { pose: "end", over: ["kneecap", "toes"] },
  },
} as const satisfies Drawings;
