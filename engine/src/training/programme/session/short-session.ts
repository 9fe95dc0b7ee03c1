import type { TrainingSession } from "@app/contract/plan-training";
import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules } from "../programme-rules.ts";
import { sessionSeconds } from "./session-time.ts";

const { sessions, time } = programmeRules.content;
const { exercises, leastExercises, mostMinutes, warmUpSeconds } = sessions.short;
/** Legs, then a pull, then a push or the trunk. */
const PRIORITY = [["joelho", "quadril"], ["puxar-horizontal", "puxar-vertical"], ["empurrar-horizontal"], ["core"]];

/** Compound exercises with a set less, as many as fit; null where the session is hardly longer. */
export function shortSession(id: string, planned: readonly PlannedExercise[]): TrainingSession["short"] {
  let parts = mainOf(planned).map((one) => ({ ...one, sets: 1, pair: null }));
  while (parts.length > leastExercises && minutesOf(parts) > mostMinutes) parts = parts.slice(0, -1);
  for (const one of parts) {
    const full = planned.find(({ exercise }) => exercise === one.exercise)?.sets ?? 1;
    while (one.sets < full - 1 && minutesOf(parts.map((other) => withSet(other, one))) <= mostMinutes) one.sets += 1;
  }
  const minutes = minutesOf(parts);
  if (parts.length < leastExercises || minutes > mostMinutes || parts.length === planned.length) return null;
  const numberOf = (one: PlannedExercise): number => 1 + planned.findIndex(({ exercise }) => exercise === one.exercise);
  const numbered = parts.map((one) => ({ number: numberOf(one), sets: one.sets })).sort((a, b) => a.number - b.number);
  return { minutes, parts: numbered.map(({ number, sets }) => ({ id: `${id}.${number}`, sets })) };
}

const withSet = (other: PlannedExercise, one: PlannedExercise): PlannedExercise =>
  other === one ? { ...other, sets: other.sets + 1 } : other;

/** One of each kind first, then what else there is. */
function mainOf(planned: readonly PlannedExercise[]): PlannedExercise[] {
  const compound = planned.filter(
    ({ exercise }) => exercise.mechanic === "composto" && exercise.pattern !== "equilibrio",
  );
  const first = PRIORITY.flatMap(
    (patterns) => compound.find(({ exercise }) => patterns.includes(exercise.pattern)) ?? [],
  );
  return [...first, ...compound.filter((one) => !first.includes(one))].slice(0, exercises);
}

/** With a shorter warm-up. */
const minutesOf = (parts: readonly PlannedExercise[]): number =>
  Math.floor((sessionSeconds(parts) - time.warmUpSeconds + warmUpSeconds) / 60);
