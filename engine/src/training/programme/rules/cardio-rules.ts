import type { Goal } from "../../../nutrition/target-rules.ts";
import type { ExerciseId } from "../../library/exercise.ts";

/** Minutes of a week. */
export const cardioRules = {
  /** Of question m2, at the careful end. */
  current: { "0": 0, "<60": 0, "60-150": 60, ">150": 150 },
  start: 60,
  /** Nobody looks at the clock for 69 minutes. */
  roundTo: 5,
  /** Losing weight puts minutes first; building muscle keeps them low. */
  growth: { emagrecer: 1.15, recompor: 1.12, ganhar: 1.1, saude: 1.15 } satisfies Record<Goal, number>,
  most: { emagrecer: 300, recompor: 200, ganhar: 150, saude: 300 } satisfies Record<Goal, number>,
  limited: { growth: 1.1, most: 150 },
  /** Strength first: with a medicine that takes weight fast, muscle is what is lost. */
  strengthFirst: { growth: 1.1, most: 150 },
  effort: { usual: [3, 5], limited: [2, 4] } as const,
  mostExercises: 5,
  /** Walking needs nothing and is always among them. */
  always: "fx:Trail_Running_Walking" as ExerciseId,
  likings: {
    caminhar: ["fx:Trail_Running_Walking", "fx:Walking_Treadmill"],
    correr: ["own:corrida-leve", "fx:Jogging_Treadmill"],
    bicicleta: ["fx:Bicycling_Stationary", "fx:Recumbent_Bike"],
    dancar: ["own:danca-livre"],
  } as Readonly<Record<string, readonly ExerciseId[]>>,
  /** Count as cardio, and have no page in the library. */
  ownWay: ["nadar", "esporte"] as readonly string[],
  /** Hard from the first minute on. */
  vigorous: ["fx:Rowing_Stationary", "fx:Stairmaster", "fx:Step_Mill", "own:subida-de-escada"] as readonly ExerciseId[],
};
