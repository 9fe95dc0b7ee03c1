import { describe, expect, test } from "vitest";
import { addDays } from "../../promises/local-time.ts";
import { aPain, aPart, aTraining, aWorkout, nextOf, START } from "./testing/makers.ts";

const SQUAT = "fx:Goblet_Squat";
const FULL = [12, 12, 12];
const onDay = (day: number, kg = 20, counts = FULL) => aWorkout(addDays(START, day), [{ exercise: SQUAT, kg, counts }]);
const training = aTraining([aPart(SQUAT)], { level: "intermediario", reserve: [3, 3, 2, 1] });
const on = (day: number, history: ReturnType<typeof onDay>[]) => {
  const { sets, kg, reserve, reason } = nextOf(aPart(SQUAT), history, { training, today: addDays(START, day) });
  return { sets, kg, reserve, code: reason.code };
};

describe("a deload", () => {
  const fiveWeeks = [0, 1, 2, 3, 4].map((week) => onDay(week * 7, 20, [12, 12, 11]));

  test("halves the sets, lowers the load and leaves more", () => {
    expect(on(36, fiveWeeks)).toEqual({ sets: 2, kg: 18, reserve: 3, code: "deload" });
  });

  test("does not lower the load again, and decides nothing", () => {
    const during = [...fiveWeeks, onDay(35, 18, [12, 12]), onDay(37, 18, [12, 12])];
    expect(on(39, during)).toMatchObject({ kg: 18, code: "deload" });
    expect(on(42, during)).toEqual({ sets: 3, kg: 20, reserve: 1, code: "load.keep" });
  });

  test("leaves four at most, and one set at least", () => {
    const one = aTraining([aPart(SQUAT, { sets: [1, 1, 1, 1] })], { level: "avancado", reserve: [4, 4, 4, 4] });
    expect(nextOf(aPart(SQUAT), fiveWeeks, { training: one, today: addDays(START, 36) })).toMatchObject({
      sets: 1,
      reserve: 4,
    });
  });

  test("keeps a rise that was earned before it", () => {
    const earned = [...fiveWeeks, onDay(30), onDay(32)];
    expect(on(36, earned)).toMatchObject({ kg: 18, code: "deload" });
    expect(on(42, [...earned, onDay(36, 18)])).toMatchObject({ kg: 21, code: "load.up" });
  });

  test("is a good week for a first time", () => {
    const other = [0, 1, 2, 3, 4].map((week) =>
      aWorkout(addDays(START, week * 7), [{ exercise: "fx:Leg_Press", kg: 50, counts: FULL }]),
    );
    expect(on(36, other)).toMatchObject({ sets: 2, kg: null, code: "first.load" });
    expect(on(38, [...other, onDay(36, 16)])).toMatchObject({ kg: 16, code: "deload" });
  });
});

describe("after a gap", () => {
  const before = [onDay(0), onDay(2)];

  test("of 15 days a week has a set less and lower loads", () => {
    expect(on(17, before)).toEqual({ sets: 2, kg: 18, reserve: 3, code: "return" });
    expect(on(19, [...before, onDay(17, 18)])).toMatchObject({ sets: 2, kg: 18, code: "return" });
  });

  test("the load is back a week later, and two new sessions raise it", () => {
    const back = [...before, onDay(17, 18), onDay(19, 18)];
    expect(on(21, back)).toMatchObject({ sets: 3, kg: 20, code: "load.keep" });
    expect(on(24, [...back, onDay(21), onDay(23)])).toMatchObject({ kg: 21, code: "load.up" });
  });

  test("an exercise that was not done in the return week returns later", () => {
    const other = aWorkout(addDays(START, 17), [{ exercise: "fx:Leg_Press", part: "B.1", kg: 50, counts: FULL }]);
    expect(on(21, [...before, other])).toMatchObject({ sets: 3, kg: 18, code: "return.late" });
  });

  test("of more than four weeks the block begins again, and so does the load", () => {
    const back = [...before, onDay(35, 18), onDay(37, 18)];
    expect(on(35, before)).toEqual({ sets: 2, kg: 18, reserve: 3, code: "restart" });
    expect(on(38, back)).toMatchObject({ kg: 18, code: "restart" });
    expect(on(42, back)).toMatchObject({ sets: 3, kg: 18, code: "load.keep" });
  });
});

describe("pain", () => {
  const swaps = ["fx:Dumbbell_Squat", "own:of-another-library", "fx:Butt_Lift_Bridge", "fx:Leg_Press"];
  const part = aPart(SQUAT, { swaps });
  const hurt = (level: number, region: "joelho" | "outra" = "joelho", exercise = SQUAT) => [
    aWorkout(START, [{ exercise: SQUAT, kg: 20, counts: [10] }], { stops: [aPain(exercise, region, level)] }),
  ];
  const next = (history: ReturnType<typeof hurt>, change = {}) => {
    const { exercise, kg, sets, reason } = nextOf(part, history, change);
    return { exercise, kg, sets, code: reason.code };
  };

  test("below 4 changes nothing", () => expect(next(hurt(3)).exercise).toBe(SQUAT));

  test("of 4 gives its place to the first swap that spares the region", () => {
    expect(next(hurt(4))).toEqual({ exercise: "fx:Butt_Lift_Bridge", kg: null, sets: 3, code: "pain.swap" });
  });

  test("elsewhere gives it to the first swap", () => {
    expect(next(hurt(5, "outra")).exercise).toBe("fx:Dumbbell_Squat");
  });

  test("keeps the load that the swap is known with, and does not raise it", () => {
    const known = [1, 2].map((day) =>
      aWorkout(addDays(START, day), [{ exercise: "fx:Dumbbell_Squat", kg: 12, counts: FULL }]),
    );
    expect(next([...known, ...hurt(5, "outra")])).toMatchObject({ exercise: "fx:Dumbbell_Squat", kg: 12 });
  });

  test("of 4 in one exercise leaves the others; of 7 blocks its region", () => {
    expect(next(hurt(6, "joelho", "fx:Leg_Press")).exercise).toBe(SQUAT);
    expect(next(hurt(7, "joelho", "fx:Leg_Press"))).toMatchObject({ sets: 0, code: "region.out" });
    const seated = aPart(SQUAT, { swaps: [...swaps, "fx:Pallof_Press"] });
    expect(nextOf(seated, hurt(7, "joelho", "fx:Leg_Press"))).toMatchObject({
      exercise: "fx:Pallof_Press",
      reason: { code: "region.swap" },
    });
  });

  test("without a swap that spares it leaves the exercise out", () => {
    const alone = aPart(SQUAT, { swaps: ["fx:Dumbbell_Squat"] });
    expect(nextOf(alone, hurt(5))).toMatchObject({ exercise: SQUAT, sets: 0, kg: null, reason: { code: "pain.out" } });
    expect(nextOf(alone, hurt(8, "joelho", "fx:Leg_Press")).reason.code).toBe("region.out");
  });

  test("counts until the trainer looked, or a new plan began", () => {
    expect(next(hurt(8), { painReadUntil: START }).exercise).toBe(SQUAT);
    expect(next(hurt(8), { startsOn: addDays(START, 1) }).exercise).toBe(SQUAT);
  });

  test("of a limited plan is spared too", () => {
    const limited = aPart(SQUAT, { swaps, progression: "none" });
    expect(nextOf(limited, hurt(5))).toMatchObject({ exercise: "fx:Butt_Lift_Bridge", kg: null });
  });

  test("is no miss", () => {
    const stops = [aPain(SQUAT, "joelho", 2)];
    const short = [0, 1].map((day) =>
      aWorkout(addDays(START, day), [{ exercise: SQUAT, kg: 20, counts: [5] }], { stops }),
    );
    expect(nextOf(part, short)).toMatchObject({ kg: 20, reason: { code: "load.keep" } });
  });

  test("never puts an exercise into a session twice", () => {
    const both = aTraining([part, aPart("fx:Butt_Lift_Bridge", { id: "A.2" })]);
    expect(nextOf(part, hurt(5), { training: both })).toMatchObject({ sets: 0, reason: { code: "pain.out" } });
  });
});

test("a lasting swap of the member has its own loads", () => {
  const part = aPart(SQUAT, { swaps: ["fx:Leg_Press"] });
  const history = [0, 2].map((day) =>
    aWorkout(addDays(START, day), [{ exercise: "fx:Leg_Press", kg: 100, counts: FULL }]),
  );
  const swaps = [{ part: "A.1", takes: "fx:Leg_Press" }];
  expect(nextOf(part, history, { swaps })).toMatchObject({ exercise: "fx:Leg_Press", kg: 105 });
  expect(nextOf(part, history, { swaps: [{ part: "A.1", takes: "fx:Plank" }] }).exercise).toBe(SQUAT);
});
