import { type Exercise, LEVELS } from "./exercise.ts";

/** Exercises of the same pattern among those that the member can do, the most alike first. */
export function substitutesFor(exercise: Exercise, allowed: readonly Exercise[]): Exercise[] {
  return allowed
    .filter(({ id, pattern }) => id !== exercise.id && pattern === exercise.pattern)
    .map((other) => ({ other, overlap: muscleOverlap(exercise, other), distance: levelDistance(exercise, other) }))
    .sort((a, b) => b.overlap - a.overlap || a.distance - b.distance || b.other.habit - a.other.habit)
    .map(({ other }) => other);
}

/** 0 to 3: primary muscles count twice. */
export const muscleOverlap = (a: Exercise, b: Exercise): number =>
  2 * jaccard(a.primary, b.primary) + jaccard(a.secondary, b.secondary);

function jaccard(a: readonly string[], b: readonly string[]): number {
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 1 : a.filter((one) => b.includes(one)).length / union;
}

const levelDistance = (a: Exercise, b: Exercise): number => Math.abs(LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
