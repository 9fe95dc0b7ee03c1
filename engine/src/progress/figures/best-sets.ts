import type { WorkoutHistory } from "@app/contract/workouts";
import type { Day } from "../../promises/local-time.ts";
import { type Exercise, isStrength, type Load } from "../../training/library/exercise.ts";
import { findExercise } from "../../training/library/library.ts";

export type SetMark = {
  readonly day: Day;
  /** Null: of the body, of a band, or not said. */
  readonly kg: number | null;
  /** Repetitions or seconds. */
  readonly count: number;
};

export type BestSet = {
  readonly exercise: string;
  readonly name: string;
  readonly load: Load;
  readonly best: SetMark;
  /** The best set of the first workout that had the exercise; null where that is the best one. */
  readonly first: SetMark | null;
};

/** The best set of each exercise, the newest first. The heavier one is better, then the longer one. */
export function bestSets(workouts: readonly WorkoutHistory[]): BestSet[] {
  const byExercise = new Map<string, SetMark[]>();
  const inOrder = [...workouts].sort((a, b) => (a.session.day < b.session.day ? -1 : 1));
  for (const { session, sets } of inOrder) {
    for (const { exercise, kg, count } of sets) {
      if (count === 0) continue;
      const marks = byExercise.get(exercise) ?? [];
      byExercise.set(exercise, [...marks, { day: session.day, kg, count }]);
    }
  }
  return [...byExercise]
    .flatMap(([id, marks]) => bestOf(findExercise(id), marks))
    .sort((a, b) => (a.best.day === b.best.day ? (a.name < b.name ? -1 : 1) : a.best.day > b.best.day ? -1 : 1));
}

function bestOf(exercise: Exercise | undefined, marks: readonly SetMark[]): BestSet[] {
  const firstDay = marks[0]?.day;
  const best = highest(marks);
  const first = highest(marks.filter(({ day }) => day === firstDay));
  if (!exercise || !isStrength(exercise) || !best || !first) return [];
  const { id, name, load } = exercise;
  return [{ exercise: id, name, load, best, first: isHigher(best, first) ? first : null }];
}

/** The earliest of equal ones: the day on which the mark was reached. */
const highest = (marks: readonly SetMark[]): SetMark | undefined =>
  marks.reduce<SetMark | undefined>((best, mark) => (!best || isHigher(mark, best) ? mark : best), undefined);

function isHigher(mark: SetMark, other: SetMark): boolean {
  const [kg, otherKg] = [mark.kg ?? 0, other.kg ?? 0];
  return kg === otherKg ? mark.count > other.count : kg > otherKg;
}

/** Marks that were reached in the period, of exercises that were done before it. */
export const newMarks = (workouts: readonly WorkoutHistory[], from: Day): BestSet[] =>
  bestSets(workouts).filter(({ best, first }) => first !== null && first.day < from && best.day >= from);
