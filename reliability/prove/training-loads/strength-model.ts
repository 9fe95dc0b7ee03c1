import type { Exercise, Pattern } from "../../../engine/src/training/library/exercise.ts";
import type { Dice } from "../../../engine/src/training/progression/testing/dice.ts";

/** What a body can lift once, as a share of its weight, of a trained man of 30: the engine never sees it. */
const SHARE: Readonly<Partial<Record<Pattern, number>>> = {
  joelho: 1.3,
  quadril: 1.4,
  "empurrar-horizontal": 0.95,
  "empurrar-vertical": 0.5,
  "puxar-horizontal": 0.9,
  "puxar-vertical": 0.85,
  core: 0.35,
  biceps: 0.4,
  triceps: 0.4,
  panturrilha: 1.3,
  "quadril-lateral": 0.8,
};
const OF_LEVEL = { iniciante: 0.6, intermediario: 0.8, avancado: 1 } as const;
const OF_SEX = { F: 0.68, M: 1 } as const;
/** Each hand holds half of it, and what hangs from a joint alone less. */
const ISOLATED = 0.5;
const DUMBBELLS = 0.42;
const WEEKLY_GROWTH = { iniciante: 1.012, intermediario: 1.006, avancado: 1.003 } as const;
const FATIGUE_OF_SET = 0.02;
const MOST_REPETITIONS = 40;

export type Lifter = {
  readonly sex: keyof typeof OF_SEX;
  readonly age: number;
  readonly kg: number;
  readonly level: keyof typeof OF_LEVEL;
};

export type Strength = {
  /** Repetitions that are possible with this load after so many sets. */
  readonly repetitions: (exercise: Exercise, kg: number, setsBefore: number) => number;
  /** The load with which so many repetitions are the last possible ones. */
  readonly loadFor: (exercise: Exercise, repetitions: number) => number;
  readonly grow: () => void;
};

/** A body with a strength of its own in every exercise, by sex, age, weight and level, with noise. */
export function strengthOf({ sex, age, kg, level }: Lifter, dice: Dice): Strength {
  const own = new Map<string, number>();
  let grown = 1;
  const once = (exercise: Exercise): number => {
    const known = own.get(exercise.id);
    if (known !== undefined) return known * grown;
    const { pattern, mechanic, equipment } = exercise;
    const aged = age <= 40 ? 1 : Math.max(0.5, 1 - 0.008 * (age - 40));
    const kind = (mechanic === "isolado" ? ISOLATED : 1) * (equipment.includes("halteres") ? DUMBBELLS : 1);
    const noise = Math.exp(0.25 * (dice.roll() + dice.roll() + dice.roll() - 1.5));
    const drawn = Math.max(4, kg * (SHARE[pattern] ?? 0.5) * OF_LEVEL[level] * OF_SEX[sex] * aged * kind * noise);
    own.set(exercise.id, drawn);
    return drawn * grown;
  };
  return {
    // Epley: at 1 + n/30 of a load it is lifted n times.
    repetitions: (exercise, load, setsBefore) =>
      Math.max(0, Math.min(MOST_REPETITIONS, 30 * ((once(exercise) * (1 - FATIGUE_OF_SET * setsBefore)) / load - 1))),
    loadFor: (exercise, repetitions) => once(exercise) / (1 + repetitions / 30),
    grow: () => {
      grown *= WEEKLY_GROWTH[level];
    },
  };
}
