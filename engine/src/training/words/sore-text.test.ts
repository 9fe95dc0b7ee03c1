import { describe, expect, test } from "vitest";
import { soreLimits } from "../../../data/exercises/sore-limits.ts";
import { type ExerciseId, REGIONS } from "../library/exercise.ts";
import { exercises, getExercise } from "../library/library.ts";
import { limitRules } from "../programme/rules/limit-rules.ts";
import { soreText } from "./sore-text.ts";

const said = (id: ExerciseId, ...sore: string[]) => soreText(getExercise(id), sore);

describe("an exercise near a region that hurts", () => {
  test("says how far it goes, in the manner of its movement", () => {
    expect(said("own:agachamento-cadeira", "joelho")).toBe(
      "Por causa do seu joelho: até a altura da cadeira, sem dor.",
    );
    expect(said("own:leg-press-curto", "quadril", "joelho")).toBe(
      "Por causa do seu joelho e do seu quadril: só até onde nada incomoda, sem dor.",
    );
  });

  test("says what the rules leave it where no movement ends early", () => {
    expect(said("fx:Plank", "ombro")).toBe("Por causa do seu ombro: um movimento que pede pouco dali, sem dor.");
    expect(said("own:agachamento-cadeira", "lombar")).toMatch(/^Por causa da sua lombar: um movimento que pede pouco/);
  });

  test("says nothing of what does not hurt, what it leaves alone, what it asks more of, and what no rule knows", () => {
    expect(said("own:agachamento-cadeira")).toBeNull();
    expect(said("own:agachamento-cadeira", "punho", "outra")).toBeNull();
    expect(said("fx:Goblet_Squat", "joelho")).toBeNull();
  });
});

test("says so of every exercise that a region which hurts may carry, and of no other", () => {
  for (const region of REGIONS)
    for (const exercise of exercises) {
      const isNear = exercise.joints[region] === limitRules.pain.most.weaker;
      expect([exercise.id, soreText(exercise, [region]) !== null]).toEqual([exercise.id, isNear]);
    }
});

test("a limit stands at a movement that such a region may do", () => {
  const most = limitRules.pain.most.weaker;
  for (const [id, limit] of Object.entries(soreLimits))
    for (const region of limit?.regions ?? [])
      expect([id, getExercise(id as ExerciseId).joints[region]]).toEqual([id, most]);
});
