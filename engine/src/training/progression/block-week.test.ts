import { describe, expect, test } from "vitest";
import { addDays } from "../../promises/local-time.ts";
import { blockWeekOf } from "./block-week.ts";
import { aWorkout, START } from "./testing/makers.ts";
import type { BlockInput } from "./weeks/block-weeks.ts";

const SQUAT = "fx:Goblet_Squat";
const onDays = (...days: number[]) =>
  days.map((day) => aWorkout(addDays(START, day), [{ exercise: SQUAT, kg: 10, counts: [10, 10, 10] }]));
/** On Monday and Thursday of each of these weeks, from 0. */
const inWeeks = (...weeks: number[]) => onDays(...weeks.flatMap((week) => [week * 7, week * 7 + 3]));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const weekOn = (day: number, workouts: BlockInput["workouts"], change: Partial<BlockInput> = {}) => {
  const { number, kind } = blockWeekOf({
    startsOn: START,
    workouts,
    level: "intermediario",
    today: addDays(START, day),
    ...change,
  });
  return `${number} ${kind}`;
};

describe("weeks of a block", () => {
  test.each([
    ["before the first workout, however long ago it began", 25, [], "1 planned"],
    ["on the day of the first workout", 2, onDays(2), "1 planned"],
    ["on the Sunday after it", 6, onDays(2), "1 planned"],
    ["on the Monday after it", 7, onDays(2), "2 planned"],
    ["in the third week", 15, inWeeks(0, 1), "3 planned"],
    ["after a week without a workout, which does not count", 14, onDays(3), "2 planned"],
    ["in the fifth week: the fourth stays", 28, inWeeks(...upTo(4)), "4 planned"],
  ])("%s", (_, day, workouts, expected) => expect(weekOn(day, workouts)).toBe(expected));

  test("count from the first workout of the plan in force", () => {
    expect(weekOn(29, inWeeks(...upTo(4)), { startsOn: addDays(START, 28) })).toBe("1 planned");
    expect(weekOn(36, inWeeks(...upTo(5)), { startsOn: addDays(START, 28) })).toBe("2 planned");
  });

  test("a workout without a set is none", () => {
    expect(weekOn(8, [aWorkout(START, [])])).toBe("1 planned");
  });
});

describe("a deload", () => {
  const sixth = 5 * 7;
  test.each([
    ["is the sixth week", sixth, inWeeks(...upTo(5)), {}, "4 deload"],
    ["lasts for a week", sixth + 7, inWeeks(...upTo(6)), {}, "4 planned"],
    ["comes again six weeks later", sixth + 42, inWeeks(...upTo(11)), {}, "4 deload"],
    ["waits for five weeks with a workout", sixth, inWeeks(0, 1, 3, 4), {}, "4 planned"],
    ["is for advanced members too", sixth, inWeeks(...upTo(5)), { level: "avancado" }, "4 deload"],
    ["is not for beginners", sixth, inWeeks(...upTo(5)), { level: "iniciante" }, "4 planned"],
  ] as const)("%s", (_, day, workouts, change, expected) => expect(weekOn(day, workouts, change)).toBe(expected));

  test("comes every sixth week when the history no longer reaches the start", () => {
    const workouts = inWeeks(...upTo(60));
    const kinds = upTo(60).map((week) => weekOn(week * 7 + 1, workouts).split(" ")[1]);
    const deloads = kinds.flatMap((kind, week) => (kind === "deload" ? [week + 1] : []));
    expect(deloads).toEqual([6, 12, 18, 24, 30, 36, 42, 48, 54, 60]);
  });

  describe("comes early", () => {
    const counts = (day: number, ...reps: number[]) =>
      aWorkout(addDays(START, day), [
        { exercise: SQUAT, kg: 10, counts: [reps[0] ?? 0] },
        { exercise: "fx:Leg_Press", part: "A.2", kg: 50, counts: [reps[1] ?? 0] },
      ]);
    const falling = [counts(0, 12, 12), counts(2, 11, 11), counts(7, 10, 10), counts(10, 9, 9)];
    const steady = inWeeks(0, 1);
    const tired = { sleepHours: 4.9, readiness: [2, 3, 1] };
    const week = addDays(START, 7);

    test.each([
      ["on short nights and low readiness", steady, tired, "3 deload"],
      ["on short nights and two exercises that fall", falling, { sleepHours: 4.5 }, "3 deload"],
      ["on low readiness and two exercises that fall", falling, { readiness: [2, 2] }, "3 deload"],
      ["not on short nights alone", steady, { sleepHours: 4 }, "3 planned"],
      ["not on one low answer", steady, { sleepHours: 4, readiness: [1, 3] }, "3 planned"],
      ["not on nights of five hours", steady, { sleepHours: 5, readiness: [1, 1] }, "3 planned"],
      ["not on exercises that fall alone", falling, {}, "3 planned"],
    ])("%s", (_, workouts, signals, expected) =>
      expect(weekOn(15, workouts, { signals: [{ week, ...signals }] })).toBe(expected),
    );

    test("not for beginners, and not twice in a row", () => {
      const signals = [0, 7, 14].map((day) => ({ week: addDays(START, day), ...tired }));
      const workouts = inWeeks(0, 1, 2);
      expect(weekOn(8, workouts, { signals, level: "iniciante" })).toBe("2 planned");
      expect([8, 15, 22].map((day) => weekOn(day, workouts, { signals }))).toEqual([
        "2 deload",
        "2 planned",
        "3 deload",
      ]);
    });
  });
});

describe("a gap", () => {
  const before = inWeeks(0, 1);
  test.each([
    ["of 14 days changes nothing", 24, before, "3 planned"],
    ["of 15 days makes a return week", 25, before, "3 return"],
    ["of 28 days too", 38, before, "3 return"],
    ["of 29 days begins again", 39, before, "1 return"],
    ["is over a week after the return", 35, [...before, ...onDays(28, 30)], "3 planned"],
    ["lasts until the end of the week of the return", 34, [...before, ...onDays(28)], "3 return"],
    ["ends later after a return on a Friday", 35, [...before, ...onDays(32)], "3 return"],
    ["ends after that week", 42, [...before, ...onDays(32, 36)], "3 planned"],
    ["of a month goes on with week 1", 49, [...before, ...onDays(42)], "1 planned"],
    ["of a month, then week 2", 56, [...before, ...onDays(42, 49)], "2 planned"],
    ["before the plan in force counts", 29, before, "1 return", addDays(START, 27)],
  ])("%s", (_, day, workouts, expected, startsOn = START) =>
    expect(weekOn(day, workouts, { startsOn })).toBe(expected),
  );

  test("makes the deload wait", () => {
    const workouts = inWeeks(...upTo(4), 7, 8, 9, 10);
    expect(weekOn(11 * 7, workouts)).toBe("4 planned");
  });

  test("of more than the history begins again", () => {
    expect(weekOn(400, [])).toBe("1 return");
  });
});

test("the order of the workouts does not matter", () => {
  const workouts = inWeeks(...upTo(5));
  expect(weekOn(36, [...workouts].reverse())).toBe(weekOn(36, workouts));
});
