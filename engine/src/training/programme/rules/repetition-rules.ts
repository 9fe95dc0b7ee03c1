import type { TrainingLevel } from "../../../intake/facts/activity.ts";
import type { Goal } from "../../../nutrition/target-rules.ts";
import type { Equipment } from "../../library/equipment.ts";
import type { ExerciseId, Mechanic } from "../../library/exercise.ts";

export type Range = readonly [least: number, most: number];
type ByLevel<Value> = Readonly<Record<TrainingLevel, Value>>;
type ByMechanic = Readonly<Record<Mechanic, Range>>;

const strength: ByLevel<ByMechanic> = {
  iniciante: { composto: [8, 12], isolado: [10, 15] },
  intermediario: { composto: [8, 12], isolado: [10, 15] },
  avancado: { composto: [6, 10], isolado: [10, 15] },
};
/** Health asks for ease, and losing weight for a load that is not the least one can lift. */
const easier: ByLevel<ByMechanic> = {
  iniciante: { composto: [10, 15], isolado: [12, 15] },
  intermediario: { composto: [8, 12], isolado: [12, 15] },
  avancado: { composto: [8, 12], isolado: [10, 15] },
};

/** Repetitions follow what is lifted: a body or a bottle cannot be made heavier, so it is done more often. */
export const repetitionRules = {
  kg: { ganhar: strength, recompor: strength, emagrecer: easier, saude: easier } satisfies Record<
    Goal,
    ByLevel<ByMechanic>
  >,
  /** Where nobody says what for: a trainer's own draft. */
  goal: "recompor" as Goal,
  /** A loaded bar with the whole body under it, of those who know it. */
  heavy: {
    exercises: [
      "fx:Barbell_Squat",
      "fx:Barbell_Deadlift",
      "fx:Romanian_Deadlift",
      "fx:Barbell_Hip_Thrust",
      "fx:Barbell_Bench_Press_-_Medium_Grip",
      "fx:Bent_Over_Barbell_Row",
      "fx:Standing_Military_Press",
    ] as readonly ExerciseId[],
    reps: { iniciante: [8, 12], intermediario: [6, 10], avancado: [5, 8] } satisfies ByLevel<Range>,
  },
  /** Of the body, a band or what a home has in place of weights: as many as leave the reserve. */
  own: {
    equipment: ["garrafas", "mochila", "elastico"] as readonly Equipment[],
    both: { iniciante: [12, 20], intermediario: [12, 25], avancado: [15, 25] } satisfies ByLevel<Range>,
    each: { iniciante: [12, 15], intermediario: [12, 20], avancado: [12, 20] } satisfies ByLevel<Range>,
    least: 12,
    /** By the minutes of a session: sets of 25 leave no time for the others. */
    most: { 20: 15, 30: 20 } as Readonly<Record<number, number>>,
    /** It tires the breath more than the nerves. */
    restSeconds: { iniciante: 60, intermediario: 75, avancado: 75 } satisfies ByLevel<number>,
  },
  /** Of balance and of mobility: slow, and no work. */
  moving: [8, 12] as Range,
  /** The whole body on a bar is a heavy weight: only for those who said how often. */
  hanging: {
    equipment: "barra-fixa" as Equipment,
    reps: [4, 10] as Range,
    /** Below so many pull-ups that are known, with help. */
    fullFrom: 6,
    assisted: ["own:suspensao-ativa", "own:descida-na-barra", "fx:Band_Assisted_Pull-Up"] as readonly ExerciseId[],
  },
};
