import type { WorkoutHistory } from "@app/contract/workouts";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../promises/local-time.ts";
import { findExercise } from "../../library/library.ts";
import { nextTargets } from "../next-targets.ts";
import { aPart, aTraining, aWorkout, nextOf, START } from "../testing/makers.ts";

const KNEES = "own:flexao-joelhos";
const FLOOR = "fx:Pushups";
const LADDER = ["fx:Incline_Push-Up_Medium", KNEES, FLOOR];
const PLANKS = ["own:prancha-joelhos", "fx:Plank", "own:prancha-toque-ombro"];

type Done = { exercise?: string; counts?: readonly number[]; reserve?: number | null };

const done = (exercise: string, counts: readonly number[], ...attempts: Done[]): WorkoutHistory[] =>
  attempts.map((attempt, index) => aWorkout(addDays(START, index), [{ exercise, counts, ...attempt }])).reverse();

const next = (exercise: string, ladder: string[], full: readonly number[], ...attempts: Done[]) => {
  const {
    exercise: takes,
    kg,
    target,
    reason,
  } = nextOf(aPart(exercise, { ladder }), done(exercise, full, ...attempts));
  expect(kg).toBeNull();
  return `${reason.code} ${takes} ${target.join("-")}`;
};

describe("repetitions without a load", () => {
  const full = [12, 12, 12];
  const missed = { counts: [9, 7, 6] };
  test.each<[string, string, Done[], string]>([
    ["begin with a reserve", KNEES, [], `first.reps ${KNEES} 8-12`],
    ["stay within the range", KNEES, [{ counts: [12, 11, 9] }], `reps.keep ${KNEES} 8-12`],
    ["stay after the first full session", KNEES, [{}], `reps.once ${KNEES} 8-12`],
    ["lead to the next rung after the second", KNEES, [{}, {}], `rung.up ${FLOOR} 8-12`],
    ["do not without a reserve", KNEES, [{}, { reserve: null }], `reserve-unknown ${KNEES} 8-12`],
    ["lead to the rung below after two misses", KNEES, [missed, missed], `rung.down.missed ${LADDER[0]} 8-12`],
    [
      "lead there after nothing was left twice",
      KNEES,
      [{ reserve: 0 }, { reserve: 0 }],
      `rung.down.effort ${LADDER[0]} 8-12`,
    ],
    [
      "stay on the rung that was climbed to",
      KNEES,
      [{}, {}, { exercise: FLOOR, counts: [8, 8, 8] }],
      `reps.keep ${FLOOR} 8-12`,
    ],
    ["count anew on a rung", KNEES, [{}, { exercise: FLOOR }], `reps.once ${FLOOR} 8-12`],
    ["become slower on the last rung", FLOOR, [{}, {}], `slower.up ${FLOOR} 8-12`],
    ["stay slower", FLOOR, [{}, {}, { counts: [10, 9, 9] }], `slower.keep ${FLOOR} 8-12`],
  ])("%s", (_, exercise, attempts, expected) => expect(next(exercise, LADDER, full, ...attempts)).toBe(expected));

  test("become slower by three seconds at most, and at once quick again when it was too hard", () => {
    const seconds = (...attempts: Done[]) =>
      nextOf(aPart(FLOOR), done(FLOOR, full, ...attempts)).reason.values["seconds"];
    const times = (count: number) => Array.from({ length: count }, () => ({}));
    expect([2, 3, 4, 6, 8].map((count) => seconds(...times(count)))).toEqual([1, 1, 2, 3, 3]);
    expect(seconds(...times(4), missed, missed, { counts: [9, 9, 9] })).toBeUndefined();
  });

  test("of another rung than the planned one count with the sets that were asked for", () => {
    const ended = (because: "done" | "time") =>
      [1, 0].map((day) => {
        const end = { at: `${addDays(START, day)}T12:00:00.000Z`, because, effort: null };
        return aWorkout(addDays(START, day), [{ exercise: KNEES, counts: [12] }], { end });
      });
    const part = aPart(LADDER[0] ?? "", { ladder: LADDER });
    expect(nextOf(part, ended("done")).exercise).toBe(FLOOR);
    expect(nextOf(part, ended("time")).exercise).toBe(KNEES);
  });

  test("on the easiest rung a person helps", () => {
    expect(next(LADDER[0] ?? "", LADDER, full, missed, missed)).toContain("easiest");
  });

  test("begin with the planned rung in a new plan", () => {
    const history = done(FLOOR, full, {}, {});
    const part = aPart(KNEES, { ladder: LADDER });
    expect(nextOf(part, history, { startsOn: "2026-11-09" }).exercise).toBe(KNEES);
  });

  test("do not climb to what another part of the plan has", () => {
    const training = aTraining([aPart(KNEES, { ladder: LADDER }), aPart(FLOOR, { id: "A.2", ladder: LADDER })]);
    const [first, second] = nextTargets({
      training,
      history: done(KNEES, full, {}, {}),
      startsOn: START,
      today: "2026-11-06",
      facts: findExercise,
    });
    expect(first).toMatchObject({ exercise: KNEES, reason: { code: "slower.up" } });
    expect(second).toMatchObject({ exercise: FLOOR, reason: { code: "first.reps" } });
  });
});

describe("a hold", () => {
  const full = [30, 30, 30];
  test.each<[string, string, Done[], string]>([
    ["begins with the range", "fx:Plank", [], "first.time fx:Plank 20-30"],
    ["grows within the range", "fx:Plank", [{ counts: [24, 22, 20] }], "time.up fx:Plank 25-30"],
    ["grows to its end", "fx:Plank", [{ counts: [30, 30, 28] }], "time.up fx:Plank 30-30"],
    ["needs no reserve", "fx:Plank", [{ reserve: null }], "time.once fx:Plank 20-30"],
    ["counts a reserve that is said", "fx:Plank", [{ reserve: 1 }], "time.keep fx:Plank 20-30"],
    ["leads to the next rung, counted in its unit", "fx:Plank", [{}, {}], `rung.up ${PLANKS[2]} 8-12`],
    [
      "leads to the rung below",
      "fx:Plank",
      [{ counts: [20, 18] }, { counts: [15] }],
      `rung.down.missed ${PLANKS[0]} 20-30`,
    ],
    ["stays after one miss", "fx:Plank", [{ counts: [20, 18, 15] }], "time.keep fx:Plank 20-30"],
    [
      "stays at the top of an exercise without rungs",
      "own:caminhada-mala",
      [{}, {}],
      "time.most own:caminhada-mala 20-30",
    ],
  ])("%s", (_, exercise, attempts, expected) => {
    const ladder = PLANKS.includes(exercise) ? PLANKS : [];
    expect(next(exercise, ladder, full, ...attempts)).toBe(expected);
  });
});
