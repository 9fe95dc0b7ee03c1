import { describe, expect, test } from "vitest";
import { addDays } from "../../promises/local-time.ts";
import type { GradedReturn } from "../graded-return/graded-return.ts";
import { findExercise } from "../library/library.ts";
import { nextTargets } from "./next-targets.ts";
import { progressText } from "./progress-text.ts";
import { aPart, aTraining, aWorkout, nextOf, START } from "./testing/makers.ts";

const LEG_PRESS = "fx:Leg_Press";
const CHAIR = "own:agachamento-cadeira";

/** Level B that may grow: two sets of 12 to 16, four in reserve. */
const limitedNext = (
  exercise: string,
  done: readonly { counts: readonly number[]; reserve?: number; kg?: number }[],
  { ladder = [] as string[], minutes = 20, isGrowing = true } = {},
) => {
  const progression = isGrowing ? "ladder" : "none";
  const part = aPart(exercise, { sets: [2, 2, 2, 2], target: [12, 16], progression, ladder });
  const base = aTraining([part], { isLimited: true, reserve: [4, 4, 4, 4] });
  const training = {
    ...base,
    sessions: base.sessions.map((one) => ({ ...one, minutes: [minutes, minutes, minutes, minutes] })),
  };
  const history = done.map(({ counts, reserve = 4, kg }, at) =>
    aWorkout(addDays(START, at * 2), [{ exercise, counts, reserve, kg: kg ?? null }]),
  );
  const [target] = nextTargets({ training, history, startsOn: START, today: addDays(START, 6), facts: findExercise });
  if (!target) throw new Error("no target");
  return target;
};

describe("level B with controlled pressure, a BMI of 40 or 75 years", () => {
  const full = { counts: [16, 16] };

  test("grows by repetitions once two sessions left four", () => {
    expect(limitedNext(LEG_PRESS, [])).toMatchObject({ sets: 2, target: [12, 16], kg: null });
    expect(limitedNext(LEG_PRESS, [{ counts: [12, 12] }, { counts: [13, 12] }])).toMatchObject({
      target: [14, 16],
      kg: null,
      reason: { code: "gentle.more" },
    });
    expect(limitedNext(LEG_PRESS, [{ counts: [12, 12] }, { counts: [12, 12], reserve: 3 }]).reason.code).toBe(
      "gentle.keep",
    );
  });

  test("then by a set, where the session has the minutes", () => {
    expect(limitedNext(LEG_PRESS, [full, full])).toMatchObject({ sets: 3, target: [12, 16] });
    expect(limitedNext(LEG_PRESS, [full, full], { minutes: 29 })).toMatchObject({
      sets: 2,
      reason: { code: "gentle.top" },
    });
  });

  test("then by a larger movement of its ladder", () => {
    const more = { counts: [16, 16, 16] };
    expect(limitedNext(CHAIR, [more, more], { ladder: [CHAIR, "fx:Bodyweight_Squat"] })).toMatchObject({
      exercise: "fx:Bodyweight_Squat",
      sets: 2,
      target: [12, 16],
      reason: { code: "gentle.rung" },
    });
  });

  test("goes back when two sessions were too hard, and never has a load", () => {
    const hard = { counts: [10, 9], kg: 40 };
    expect(limitedNext(LEG_PRESS, [hard, hard])).toMatchObject({
      sets: 2,
      target: [12, 16],
      kg: null,
      reason: { code: "gentle.less" },
    });
  });

  test("other level B stays as it is", () => {
    expect(limitedNext(LEG_PRESS, [full, full], { isGrowing: false })).toMatchObject({
      sets: 2,
      target: [12, 16],
      kg: null,
      reason: { code: "limited" },
    });
  });
});

describe("a region on its way back", () => {
  const back = (step: GradedReturn["step"], since = START): GradedReturn => ({
    region: "joelho",
    step,
    since,
    lastPain: 1,
    calmDays: 0,
    waitsFor: "calm",
  });
  const squat = aPart("fx:Goblet_Squat", { swaps: ["fx:Bodyweight_Squat", CHAIR, "own:contracao-coxa"] });
  const history = [aWorkout(START, [{ exercise: "fx:Goblet_Squat", kg: 20, counts: [12, 12, 12] }])];
  const on = (step: GradedReturn["step"], since?: string) => nextOf(squat, history, { returns: [back(step, since)] });

  test("takes the first swap that its step allows, and leaves out what has none", () => {
    expect(on("nenhuma")).toMatchObject({ sets: 0, kg: null, reason: { code: "comeback.out" } });
    expect(on("isometria")).toMatchObject({ exercise: "own:contracao-coxa", reason: { code: "comeback.swap" } });
    expect(on("curta")).toMatchObject({ exercise: CHAIR, sets: 3 });
    expect(on("leve")).toMatchObject({ exercise: "fx:Bodyweight_Squat", kg: null });
    expect(progressText(on("curta").reason)).toBe(
      "Entrou no lugar de um exercício que exige do joelho mais do que o passo da volta deixa.",
    );
  });

  test("comes back with half the load, once", () => {
    expect(on("completa", addDays(START, 4))).toMatchObject({
      exercise: "fx:Goblet_Squat",
      kg: 10,
      reason: { code: "comeback.half" },
    });
    expect(on("completa", START).reason.code).toBe("load.once");
  });
});
