import { expect, test } from "vitest";
import { answers } from "../testing/example-reviews.ts";
import { anchorOf, completeAnswers, type Draft, firstOpen, stepAt, stepsFor } from "./steps.ts";

const eight = stepsFor(3);
const { change: _, ...tapped } = answers;

test("a plan with workouts has eight knots, one without has seven", () => {
  expect(eight).toHaveLength(8);
  expect(stepsFor(0)).toEqual(eight.filter((step) => step !== "workouts"));
});

test.each<[string, Draft, string, number, number]>([
  ["the first question", {}, "", 0, 0],
  ["where it was left", { dietDays: 5, workouts: 3 }, "", 2, 2],
  ["an answered one that the address names", tapped, anchorOf("hunger"), 7, 2],
  ["no question before those above it", { dietDays: 5 }, anchorOf("mood"), 0, 1],
  ["the last one, which needs no answer", tapped, anchorOf("change"), 0, 7],
  ["the start after the browser went back to it", { dietDays: 5, workouts: 3 }, "", 0, 0],
  ["the start for an address of nothing", { dietDays: 0 }, "#nada", 0, 0],
])("opens %s", (_name, draft, hash, start, index) => {
  expect(stepAt(eight, draft, hash, start)).toBe(index);
});

test("zero is an answer", () => {
  expect(firstOpen(eight, { dietDays: 0 })).toBe(1);
});

test("all taps make a review, whose text may be empty", () => {
  expect(completeAnswers(eight, tapped)).toEqual(answers);
  expect(completeAnswers(eight, { ...tapped, change: "  " })?.change).toBeNull();
  expect(completeAnswers(eight, { ...tapped, change: " Jantar mais rápido. " })?.change).toBe("Jantar mais rápido.");
});

test.each(Object.keys(tapped) as (keyof typeof tapped)[])("without %s nothing is sent", (step) => {
  const { [step]: _left, ...rest } = tapped;
  expect(completeAnswers(eight, rest)).toBeUndefined();
});

test("without a workout in the plan none was done", () => {
  const { workouts: _none, ...rest } = tapped;
  expect(completeAnswers(stepsFor(0), rest)?.workouts).toBe(0);
});
