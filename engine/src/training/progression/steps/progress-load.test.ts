import type { WorkoutHistory } from "@app/contract/workouts";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../promises/local-time.ts";
import { findExercise } from "../../library/library.ts";
import { aPart, aTraining, aWorkout, nextOf, START } from "../testing/makers.ts";
import { heavierLoad, lighterLoad } from "./load-steps.ts";

const SQUAT = "fx:Goblet_Squat";
const FULL = [12, 12, 12];
type Done = { kg?: number | null; counts?: readonly number[]; reserve?: number | null };

/** Workouts of one exercise, two days apart, the newest first. */
const done = (exercise: string, ...attempts: Done[]): WorkoutHistory[] =>
  attempts
    .map(({ counts = FULL, ...rest }, index) =>
      aWorkout(addDays(START, index * 2), [{ exercise, kg: 20, counts, ...rest }]),
    )
    .reverse();

const next = (exercise: string, ...attempts: Done[]) => {
  const { kg, target, reason } = nextOf(aPart(exercise), done(exercise, ...attempts));
  return `${reason.code} ${kg} ${target.join("-")}`;
};

describe("steps of a load", () => {
  const facts = (id: string) => {
    const found = findExercise(id);
    if (!found) throw new Error(id);
    return found;
  };
  test.each([
    ["dumbbells of the upper body", "fx:Dumbbell_Bench_Press", 20, 21],
    ["dumbbells that lie between two steps", "fx:Dumbbell_Bench_Press", 20.5, 21],
    ["dumbbells of the lower body", "fx:Goblet_Squat", 40, 42],
    ["a bar of the upper body", "fx:Bent_Over_Barbell_Row", 40, 42.5],
    ["a bar of the lower body", "fx:Barbell_Squat", 100, 105],
    ["a bar whose nearest step is below", "fx:Barbell_Squat", 60, 62.5],
    ["a machine", "fx:Leg_Press", 100, 105],
    ["a cable", "fx:Seated_Cable_Rows", 30, 35],
    ["a backpack", "own:terra-mochila", 8, 9],
    ["a full backpack", "own:terra-mochila", 20, null],
    ["nothing yet", "fx:Barbell_Squat", 0, 2.5],
    ["the heaviest that can be kept", "fx:Leg_Press", 500, null],
  ])("up: %s", (_, id, kg, heavier) => expect(heavierLoad(kg, facts(id))).toBe(heavier));

  test.each([
    [10, 5, 9],
    [12, 5, 11],
    [40, 5, 38],
    [40, 10, 36],
    [1, 5, 1],
    [0.5, 10, 0.5],
    [0, 10, 0],
  ])("down: %d kg of dumbbells by %d %%", (kg, percent, lighter) =>
    expect(lighterLoad(kg, percent, facts(SQUAT))).toBe(lighter),
  );
});

describe("the load", () => {
  test.each<[string, Done[], string]>([
    ["is chosen the first time", [], "first.load null 8-12"],
    ["is chosen while it was never said", [{ kg: null }, { kg: null }], "first.load null 8-12"],
    ["stays within the range", [{ counts: [12, 11, 10] }], "load.keep 20 8-12"],
    ["stays after the first full session", [{}], "load.once 20 8-12"],
    ["rises after the second in a row", [{}, {}], "load.up 21 8-12"],
    ["stays when the older one was not full", [{ counts: [12, 12, 11] }, {}], "load.once 20 8-12"],
    ["stays when the newer one was not full", [{}, {}, { counts: [12, 12, 11] }], "load.keep 20 8-12"],
    ["stays when a set is missing", [{}, { counts: [12, 12] }], "load.keep 20 8-12"],
    ["stays when less than the reserve was left", [{}, { reserve: 2 }], "load.keep 20 8-12"],
    ["stays when the reserve was not said", [{ reserve: null }, { reserve: null }], "reserve-unknown 20 8-12"],
    ["stays when the older one was lighter", [{ kg: 18 }, {}], "load.once 20 8-12"],
    ["is the one that was done last", [{ kg: 18 }, { kg: 22, counts: [9, 9, 9] }], "load.keep 22 8-12"],
    [
      "falls after two sessions below the range",
      [{ counts: [8, 8, 7] }, { counts: [8, 7, 6] }],
      "load.down.missed 19 8-12",
    ],
    ["stays after one session below", [{}, { counts: [8, 7, 6] }], "load.keep 20 8-12"],
    ["falls when nothing was left twice", [{ reserve: 0 }, { reserve: 0 }], "load.down.effort 19 8-12"],
    ["does not fall again at once", [{ kg: 22, counts: [7, 7, 7] }, { counts: [7, 7, 7] }], "load.keep 20 8-12"],
  ])("%s", (_, attempts, expected) => expect(next(SQUAT, ...attempts)).toBe(expected));

  test("of a step above 10 % waits for three repetitions more", () => {
    const more = [15, 15, 15];
    expect(next(SQUAT, { kg: 4 }, { kg: 4 })).toBe("load.climb 4 8-15");
    expect(next(SQUAT, { kg: 4, counts: more }, { kg: 4, counts: [15, 15, 14] })).toBe("load.climb 4 8-15");
    expect(next(SQUAT, { kg: 4, counts: more }, { kg: 4, counts: more })).toBe("load.up 5 8-12");
    expect(next("fx:Leg_Press", { kg: 40 }, { kg: 40 })).toBe("load.climb 40 8-15");
    expect(next("fx:Leg_Press", { kg: 50 }, { kg: 50 })).toBe("load.up 55 8-12");
  });

  test("rises by 10 % in seven days at most", () => {
    const history = done(SQUAT, {}, {}, { kg: 21 }, { kg: 21 });
    const today = (day: number) => nextOf(aPart(SQUAT), history, { today: addDays(START, day) });
    expect(today(7)).toMatchObject({ kg: 22, reason: { code: "load.up" } });
    const faster = done(SQUAT, {}, {}, { kg: 22 }, { kg: 22 });
    expect(nextOf(aPart(SQUAT), faster, { today: addDays(START, 8) })).toMatchObject({
      kg: 22,
      reason: { code: "load.week" },
    });
    expect(nextOf(aPart(SQUAT), faster, { today: addDays(START, 11) }).kg).toBe(23);
  });

  test("of the smallest step does not fall; an easier rung or a person helps", () => {
    const missed = done("fx:Dumbbell_Lunges", { kg: 1, counts: [5, 5, 5] }, { kg: 1, counts: [5, 5, 5] });
    const ladder = ["fx:Bodyweight_Walking_Lunge", "fx:Dumbbell_Lunges"];
    expect(nextOf(aPart("fx:Dumbbell_Lunges"), missed)).toMatchObject({ kg: 1, reason: { code: "easiest" } });
    expect(nextOf(aPart("fx:Dumbbell_Lunges", { ladder }), missed)).toMatchObject({
      exercise: "fx:Bodyweight_Walking_Lunge",
      kg: null,
      reason: { code: "rung.down.missed" },
    });
  });

  test("of a full backpack leads to the next rung", () => {
    const ladder = ["own:agachamento-mochila", "own:agachamento-bulgaro"];
    const full = done("own:agachamento-mochila", {}, {});
    expect(nextOf(aPart("own:agachamento-mochila", { ladder }), full)).toMatchObject({
      exercise: "own:agachamento-bulgaro",
      reason: { code: "rung.up" },
    });
    expect(nextOf(aPart("own:agachamento-mochila"), full).reason.code).toBe("load.most");
  });
});

describe("what counts", () => {
  const full = { exercise: SQUAT, kg: 20, counts: FULL };

  test("the exercise, in whatever part it was done", () => {
    const history = [aWorkout("2026-11-04", [{ ...full, part: "B.3" }]), aWorkout("2026-11-02", [full])];
    expect(nextOf(aPart(SQUAT), history).kg).toBe(21);
    expect(nextOf(aPart("fx:Leg_Press"), history).reason.code).toBe("first.load");
  });

  test("another exercise between them does not", () => {
    const between = aWorkout("2026-11-04", [{ exercise: "fx:Leg_Press", kg: 50, counts: FULL }]);
    const history = [aWorkout("2026-11-06", [full]), between, aWorkout("2026-11-02", [full])];
    expect(nextOf(aPart(SQUAT), history).kg).toBe(21);
  });

  test("a set that is there twice is full only when both are", () => {
    const corrected = aWorkout("2026-11-04", [full, { ...full, counts: [9] }]);
    expect(nextOf(aPart(SQUAT), [corrected, aWorkout("2026-11-02", [full])]).reason.code).toBe("load.keep");
  });

  test("the short version asks for fewer sets", () => {
    const short = { minutes: 12, parts: [{ id: "A.1", sets: 2 }] };
    const training = aTraining([aPart(SQUAT)]);
    const sessions = training.sessions.map((session) => ({ ...session, short }));
    const brief = aWorkout("2026-11-04", [{ ...full, counts: [12, 12] }], { isShort: true });
    const history = [brief, aWorkout("2026-11-02", [full])];
    expect(nextOf(aPart(SQUAT), history, { training: { ...training, sessions } }).kg).toBe(21);
    expect(nextOf(aPart(SQUAT), history).kg).toBe(20);
  });

  test("an exercise that was ended early is not full", () => {
    const stop = { part: "A.1", exercise: SQUAT, because: "time", pain: null } as const;
    const history = [aWorkout("2026-11-04", [full], { stops: [stop] }), aWorkout("2026-11-02", [full])];
    expect(nextOf(aPart(SQUAT), history).kg).toBe(20);
  });

  test("a workout that still runs does not", () => {
    const running = aWorkout("2026-11-04", [full], { end: null });
    const history = [running, aWorkout("2026-11-02", [full])];
    expect(nextOf(aPart(SQUAT), history, { today: "2026-11-04" }).kg).toBe(20);
    expect(nextOf(aPart(SQUAT), history, { today: "2026-11-05" }).kg).toBe(21);
  });

  test("nothing older than twelve weeks", () => {
    const history = done(SQUAT, {}, {});
    expect(nextOf(aPart(SQUAT), history, { today: addDays(START, 90) }).reason.code).toBe("first.load");
  });

  test("a limited plan asks for no load", () => {
    const part = aPart(SQUAT, { progression: "none" });
    expect(nextOf(part, done(SQUAT, {}, {}))).toMatchObject({ kg: null, target: [8, 12], reason: { code: "limited" } });
  });
});
