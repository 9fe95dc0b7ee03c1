import type { WorkoutHistory } from "@app/contract/workouts";
import { addDays, type Day } from "../../promises/local-time.ts";
import { isStrength, type Muscle } from "../../training/library/exercise.ts";
import { findExercise } from "../../training/library/library.ts";
import { isWithin, type Period } from "./period.ts";

/** What a member reads: fewer groups than a plan counts. */
export const SHOWN_GROUPS = {
  pernas: {
    title: "Pernas e glúteos",
    muscles: ["quadriceps", "posterior", "gluteos", "panturrilha", "abdutores", "adutores"],
  },
  peito: { title: "Peito e ombros", muscles: ["peito", "ombros"] },
  costas: { title: "Costas", muscles: ["dorsal", "meio-das-costas", "trapezio"] },
  tronco: { title: "Tronco", muscles: ["abdomen", "lombar"] },
  bracos: { title: "Braços", muscles: ["biceps", "triceps", "antebraco"] },
} as const satisfies Readonly<Record<string, { title: string; muscles: readonly Muscle[] }>>;
export type ShownGroup = keyof typeof SHOWN_GROUPS;
const GROUP_KEYS = Object.keys(SHOWN_GROUPS) as ShownGroup[];

export type GroupSets = {
  readonly group: ShownGroup;
  readonly title: string;
  /** One for each week, in their order. */
  readonly sets: readonly number[];
};

/** Sets that were done in each week, given by its Monday. A set counts once, for the first muscle that it trains. */
export function setsByMuscle(workouts: readonly WorkoutHistory[], weeks: readonly Day[]): GroupSets[] {
  const counts = weeks.map((week) => setsWithin(workouts, { from: week, to: addDays(week, 6) }));
  return GROUP_KEYS.map((group) => ({
    group,
    title: SHOWN_GROUPS[group].title,
    sets: counts.map((count) => count[group]),
  }));
}

/** Sets of each group in a period. */
export function setsWithin(workouts: readonly WorkoutHistory[], period: Period): Record<ShownGroup, number> {
  const counts = Object.fromEntries(GROUP_KEYS.map((group) => [group, 0])) as Record<ShownGroup, number>;
  const within = workouts.filter(({ session }) => isWithin(session.day, period));
  for (const { exercise } of within.flatMap(({ sets }) => sets)) {
    const group = groupOf(exercise);
    if (group) counts[group] += 1;
  }
  return counts;
}

function groupOf(id: string): ShownGroup | undefined {
  const exercise = findExercise(id);
  const muscle: Muscle | undefined = exercise && isStrength(exercise) ? exercise.primary[0] : undefined;
  return muscle && GROUP_KEYS.find((group) => (SHOWN_GROUPS[group].muscles as readonly Muscle[]).includes(muscle));
}
