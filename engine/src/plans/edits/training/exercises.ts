import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { HalfDraft } from "@app/contract/staff/plans";
import { equipmentAt, PLACE_KEYS } from "../../../training/library/equipment.ts";
import { type Exercise, overloaded, type Spared } from "../../../training/library/exercise.ts";
import { exercisesFor } from "../../../training/library/exercises-for.ts";
import { ladderOf } from "../../../training/library/ladder.ts";
import { findExercise } from "../../../training/library/library.ts";
import { substitutesFor } from "../../../training/library/substitutes-for.ts";
import { takeSwap } from "../../../training/programme/choice/take-swap.ts";
import { planExercise } from "../../../training/programme/planned-exercise.ts";
import { programmeRules } from "../../../training/programme/programme-rules.ts";
import type { PlanHalves } from "../../halves.ts";
import { onExercise, onSession } from "./on-session.ts";

const { mostSwaps } = programmeRules.content.sessions;
const NEW_SETS = 3;
const MOST_EXERCISES = 99;

/** Another exercise in its place; `spared` is what its ladder and swaps may ask of regions that hurt. */
export const setExercise = (draft: HalfDraft, part: string, id: string, spared: Spared = {}): HalfDraft =>
  onSession(draft, part.split(".")[0] ?? "", (session, training) => {
    const exercise = findExercise(id);
    const planned = session.exercises.find((one) => one.id === part);
    if (!exercise || !planned || planned.exercise === id) return session;
    const taken = takeSwap(planned, exercise, training.level);
    const own = { ...taken, ...offersOf(exercise, session, training, spared) };
    return {
      ...session,
      exercises: session.exercises.map((one) => (one === planned ? own : one)),
      warmUp: session.warmUp.map((one) => (one.exercise === planned.exercise ? { ...one, exercise: id } : one)),
    };
  });

/** By week; one figure is for all four. */
export const setSets = (draft: HalfDraft, part: string, sets: number | readonly number[]): HalfDraft =>
  onExercise(draft, part, (one) => ({
    ...one,
    sets: one.sets.map((own, week) => clampInt(typeof sets === "number" ? sets : (sets[week] ?? own), 1, 10)),
  }));

/** Least and most of a set. */
export const setTarget = (draft: HalfDraft, part: string, [one, other]: readonly [number, number]): HalfDraft =>
  onExercise(draft, part, (planned) => {
    const [least, most] = [one, other].map((value) => clampInt(value, 1, 600)).sort((a, b) => a - b);
    return { ...planned, target: [least ?? 1, most ?? 1] };
  });

export const setRest = (draft: HalfDraft, part: string, seconds: number): HalfDraft =>
  onExercise(draft, part, (one) => ({ ...one, restSeconds: clampInt(seconds, 0, 600) }));

/** What it alternated with stands alone. */
export const removeExercise = (draft: HalfDraft, part: string): HalfDraft =>
  onSession(draft, part.split(".")[0] ?? "", (session) => {
    const pair = session.exercises.find(({ id }) => id === part)?.pair ?? null;
    const left = session.exercises.filter(({ id }) => id !== part);
    return {
      ...session,
      exercises: left.map((one) => (pair !== null && one.pair === pair ? { ...one, pair: null } : one)),
    };
  });

export const addExercise = (
  draft: HalfDraft,
  session: string,
  id: string,
  { seen, spared = {} }: { readonly seen: PlanHalves | null; readonly spared?: Spared },
): HalfDraft =>
  onSession(draft, session, (one, training) => {
    const exercise = findExercise(id);
    const part = newPartId(one, seen);
    if (!exercise || !part) return one;
    const { target, restSeconds } = planExercise(exercise, training.level, NEW_SETS);
    const start: PlannedExercise = {
      id: part,
      exercise: id,
      sets: [NEW_SETS, NEW_SETS, NEW_SETS, NEW_SETS],
      unit: exercise.load === "segundos" ? "seconds" : "reps",
      target: [...target],
      restSeconds,
      pair: null,
      progression: training.isLimited ? "none" : progressionOf(exercise),
      ...offersOf(exercise, one, training, spared),
    };
    return { ...one, exercises: [...one.exercises, start] };
  });

/** To a place in its session; 0 is the first. */
export const moveExercise = (draft: HalfDraft, part: string, place: number): HalfDraft =>
  onSession(draft, part.split(".")[0] ?? "", (session) => {
    const moved = session.exercises.find(({ id }) => id === part);
    if (!moved) return session;
    const exercises = session.exercises.filter((one) => one !== moved);
    exercises.splice(clampInt(place, 0, exercises.length), 0, moved);
    return { ...session, exercises };
  });

function offersOf(
  exercise: Exercise,
  session: TrainingSession,
  { place, level }: Training,
  spared: Spared,
): Pick<PlannedExercise, "ladder" | "swaps"> {
  const key = PLACE_KEYS.find((one) => one === place) ?? "casa-sem-nada";
  const used = new Set(session.exercises.map((one) => one.exercise));
  const possible = exercisesFor({ equipment: equipmentAt(key), places: [key], level, spared });
  return {
    ladder: ladderOf(exercise)
      .filter((rung) => rung === exercise || overloaded(rung, spared) === undefined)
      .map(({ id }) => id),
    swaps: substitutesFor(exercise, possible)
      .filter(({ id }) => !used.has(id))
      .slice(0, mostSwaps)
      .map(({ id }) => id),
  };
}

const progressionOf = ({ load }: Exercise): PlannedExercise["progression"] =>
  load === "kg" ? "load" : load === "segundos" ? "time" : "ladder";

/** A number that neither the draft nor the version in force has used. */
function newPartId({ id, exercises }: TrainingSession, seen: PlanHalves | null): string | undefined {
  const before = seen?.training?.sessions.find((session) => session.id === id)?.exercises ?? [];
  const numbers = [...before, ...exercises].map((one) => Number(one.id.slice(id.length + 1)));
  const next = Math.max(0, ...numbers) + 1;
  return next > MOST_EXERCISES ? undefined : `${id}.${next}`;
}

const clampInt = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));
