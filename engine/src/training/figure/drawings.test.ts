import { describe, expect, test } from "vitest";
import { exercises } from "../library/library.ts";
import { drawings } from "./drawings.ts";
import { findDrawingFaults } from "./find-drawing-faults.ts";
import type { Drawing, Pose } from "./pose.ts";

const standing = { hip: [112, 107], lean: 2, leg: 114, arm: { bones: [-3, 8] } } as const satisfies Pose;
const squat = { hip: [88, 152], lean: 30, leg: 119, arm: [174, 100] } as const satisfies Pose;
const drawing: Drawing = {
  ground: "ceu",
  start: standing,
  end: squat,
  thread: { pose: "end", over: ["kneecap", "toes"] },
};

test("every drawing belongs to an exercise", () => {
  const ids = new Set<string>(exercises.map(({ id }) => id));
  expect(Object.keys(drawings).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.keys(drawings).length).toBeGreaterThanOrEqual(12);
});

test("every drawing is one of a body: bones, joints, what it rests on, and the thread", () => {
  const faults = Object.entries(drawings).flatMap(([id, one]) =>
    findDrawingFaults(one).map((fault) => `${id} ${fault}`),
  );
  expect(faults).toEqual([]);
});

describe("finds", () => {
  test.each<[string, Partial<Drawing>, string]>([
    ["nothing wrong with a squat", {}, ""],
    ["a foot out of reach", { start: { ...standing, leg: 170 } }, "start: near shin off by"],
    [
      "a knee that folds forwards",
      { start: { ...standing, leg: { bones: [0, 30] }, touch: [] } },
      "near knee bent by -30",
    ],
    [
      "a knee folded too far",
      { start: { ...standing, leg: { bones: [90, -80] }, touch: [] } },
      "near knee bent by 170",
    ],
    ["an elbow folded too far", { start: { ...standing, arm: { bones: [0, 170] } } }, "near elbow bent by 170"],
    [
      "a hip bent too far back",
      { start: { ...standing, leg: { bones: [-50, -60] }, touch: [] } },
      "near hip bent by -48",
    ],
    [
      "a hip bent too far, under a straight back",
      { end: { ...squat, lean: 62, arm: { bones: [0, 0] } } },
      "near hip bent by",
    ],
    ["nothing wrong with it under a round back", { end: { ...squat, lean: 62, curve: 8, arm: { bones: [0, 0] } } }, ""],
    [
      "a far thigh too long for its depth",
      { start: { ...standing, farLeg: 122, farDepth: { thigh: 20 } } },
      "far shin off",
    ],
    ["a neck thrown back", { start: { ...standing, head: -60 } }, "neck bent by -62"],
    [
      "an elbow folded too far, from the front",
      { view: "front", start: { ...standing, arm: { bones: [10, 170] } } },
      "elbow bent by 160",
    ],
    ["feet in the air", { start: { ...standing, hip: [112, 90], leg: [114, 180] } }, "foot 17.5 away"],
    ["a hand that touches nothing", { end: { ...squat, touch: ["feet", "hand"] } }, "end: hand"],
    ["a body under the floor", { end: { ...squat, hip: [88, 196] } }, "hip 4.5 under the floor"],
    [
      "a head outside the frame",
      { start: { ...standing, hip: [112, 40], leg: [114, 132], touch: [] } },
      "head outside",
    ],
    ["a thread beside its spots", { thread: { pose: "end", over: ["shoulder", "hip"] } }, "thread: 15.0 from each"],
    ["a thread upside down", { thread: { pose: "end", over: ["toes", "kneecap"] } }, "thread: the first spot"],
  ])("%s", (_, change, expected) => {
    const faults = findDrawingFaults({ ...drawing, ...change });
    if (expected === "") expect(faults).toEqual([]);
    else expect(faults.join("\n")).toContain(expected);
  });
});

test("what stands in the frame carries what rests on it", () => {
  const seated: Pose = { hip: [84, 148], lean: 30, leg: 116, arm: [178, 96], touch: ["feet", "hip"] };
  const chair = { symbol: "cadeira", at: [69, 206] } as const;
  expect(findDrawingFaults({ ...drawing, end: seated, parts: [chair] })).toEqual([]);
  expect(findDrawingFaults({ ...drawing, end: seated })).toEqual(["end: hip 43.5 away from what it touches"]);
});
