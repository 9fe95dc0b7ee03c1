import { describe, expect, test } from "vitest";
import { aWorkout } from "../../training/progression/testing/makers.ts";
import { aDiaryDay, aMeasure, aNight } from "../testing/makers.ts";
import { bestSets, newMarks } from "./best-sets.ts";
import { foodFigures, foodWeeks, isDayComplete, planRange } from "./food-weeks.ts";
import { waistChange } from "./measure-change.ts";
import { setsByMuscle } from "./muscle-sets.ts";
import { lastWeeks, monthOf, weekOf, weeksOf } from "./period.ts";
import { rungsClimbed } from "./rungs-climbed.ts";
import { lastNights, sleepFigures } from "./sleep-figures.ts";

const target = { kcal: 1_650, protein: 105 };
const week = weekOf("2026-12-18");

describe("periods", () => {
  test("a week is Monday to Sunday, a month its days", () => {
    expect(week).toEqual({ from: "2026-12-14", to: "2026-12-20" });
    expect(monthOf("2026-02-11")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(monthOf("2026-12-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
    expect(weeksOf(lastWeeks("2026-12-16", 4))).toEqual(["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"]);
  });
});

describe("food", () => {
  test.each([
    { what: "said by the member", day: { isComplete: true, meals: 1 }, kcal: 300, complete: true },
    { what: "three meals and half of the target", day: { isComplete: false, meals: 3 }, kcal: 825, complete: true },
    { what: "three small meals", day: { isComplete: false, meals: 3 }, kcal: 824, complete: false },
    { what: "two meals", day: { isComplete: false, meals: 2 }, kcal: 1_700, complete: false },
  ])("a day is complete when $what: $complete", ({ day, kcal, complete }) =>
    expect(isDayComplete(aDiaryDay("2026-12-14", kcal, day), target)).toBe(complete),
  );

  test("without a target only the member's word counts", () => {
    expect(isDayComplete(aDiaryDay("2026-12-14", 1_700, { isComplete: false }), null)).toBe(false);
    expect(isDayComplete(aDiaryDay("2026-12-14", 1_700), null)).toBe(true);
  });

  test("a week has the mean and the range of its complete days, each once", () => {
    const days = [
      aDiaryDay("2026-12-14", 9_999),
      aDiaryDay("2026-12-14", 1_500),
      aDiaryDay("2026-12-15", 1_700),
      aDiaryDay("2026-12-16", 1_900),
      aDiaryDay("2026-12-17", 400, { isComplete: false, meals: 1 }),
      aDiaryDay("2026-12-21", 3_000),
    ];
    expect(foodFigures(days, target, week)).toEqual({
      ...week,
      logged: 4,
      complete: 3,
      kcal: { mean: 1_700, low: 1_500, high: 1_900 },
      protein: { mean: 1_700 / 16 },
      near: 1,
      isNear: true,
    });
    expect(planRange(target)).toEqual({ low: 1_567.5, high: 1_732.5 });
    expect(foodWeeks(days, target, lastWeeks("2026-12-22", 3)).map(({ isNear }) => isNear)).toEqual([null, true, null]);
  });

  test("nothing logged has no mean", () => {
    const nothing = { ...week, logged: 0, complete: 0, kcal: null, protein: null, near: null, isNear: null };
    expect(foodFigures([], null, week)).toEqual(nothing);
  });
});

const goblet = "fx:Goblet_Squat";
const workouts = [
  aWorkout("2026-12-16", [
    { exercise: goblet, kg: 12, counts: [10, 11] },
    { exercise: "own:flexao-joelhos", counts: [8, 8] },
  ]),
  aWorkout("2026-12-02", [
    { exercise: goblet, kg: 10, counts: [12, 12, 12] },
    { exercise: "fx:Incline_Push-Up", counts: [10] },
    { exercise: "own:not-there", counts: [10] },
  ]),
];

describe("training", () => {
  test("each set is one stroke of its group and week", () => {
    const sets = setsByMuscle(workouts, ["2026-11-30", "2026-12-07", "2026-12-14"]);
    expect(sets.map(({ title, sets: counts }) => [title, counts])).toEqual([
      ["Pernas e glúteos", [3, 0, 2]],
      ["Peito e ombros", [1, 0, 2]],
      ["Costas", [0, 0, 0]],
      ["Tronco", [0, 0, 0]],
      ["Braços", [0, 0, 0]],
    ]);
  });

  test("the best set is the heaviest, then the longest, with where it began", () => {
    const best = bestSets(workouts).find(({ exercise }) => exercise === goblet);
    expect(best).toMatchObject({
      best: { day: "2026-12-16", kg: 12, count: 11 },
      first: { day: "2026-12-02", kg: 10, count: 12 },
    });
    expect(newMarks(workouts, week.from).map(({ exercise }) => exercise)).toEqual([goblet]);
    expect(newMarks(workouts, "2026-12-21")).toEqual([]);
  });

  test("a harder rung of a ladder is a climb in its period alone", () => {
    const climbs = rungsClimbed(workouts, week);
    expect(climbs.map(({ from, to }) => [from.name, to.name])).toEqual([
      ["Flexão inclinada", "Flexão com joelhos no chão"],
    ]);
    expect(rungsClimbed(workouts, weekOf("2026-12-02"))).toEqual([]);
  });
});

test("the waist changes from the first to the last measure of the period", () => {
  const measures = [aMeasure("2026-12-08", 95.5), aMeasure("2026-11-10", 98), aMeasure("2026-12-08", 60, "braco")];
  const period = { from: "2026-11-01", to: "2026-12-20" };
  expect(waistChange(measures, period)).toMatchObject({ cm: -2.5, nextOn: "2026-12-22" });
  expect(waistChange(measures.slice(0, 1), period)).toMatchObject({ cm: 0 });
  expect(waistChange([], period)).toBeNull();
});

describe("sleep", () => {
  const fortnight = lastNights("2026-12-20");
  const before = [4, 9, 5, 10].map((hours, index) => aNight(`2026-12-0${index + 1}`, hours));
  const after = [7, 7.5, 7, 5].map((hours, index) => aNight(`2026-12-1${index}`, hours));

  test("the mean, the shortest and the longest night, and against the fortnight before", () => {
    expect(fortnight).toEqual({ from: "2026-12-07", to: "2026-12-20" });
    expect(sleepFigures([...after, ...before], fortnight)).toMatchObject({
      mean: 397.5,
      usual: 420,
      shortest: { day: "2026-12-13", minutes: 300 },
      longest: { day: "2026-12-11", minutes: 450 },
      isEven: true,
      change: { minutes: -22.5, isMoreEven: true },
    });
  });

  test("too few nights before compare with nothing; no night has no figure", () => {
    expect(sleepFigures(after, fortnight)?.change).toBeNull();
    expect(sleepFigures(before, fortnight)).toBeNull();
  });
});
