/** Workouts of the demo member's five weeks, by the sessions of her plan. */
import type { PlannedExercise, TrainingSession } from "@app/contract/plan-training";
import { recordId } from "@app/engine/sync/record-id";
import type { Equipment } from "@app/engine/training/library/equipment";
import { findExercise } from "@app/engine/training/library/library";
import type { Deps } from "../deps.ts";
import { getPlan } from "../plans/get-plan.ts";
import { addMs, MINUTE_MS } from "../platform/time.ts";
import { dayAgo, type Put, timeOn } from "./demo-device.ts";

/** How many days ago she trained. */
const DAYS_AGO = [33, 31, 29, 26, 24, 22, 19, 17, 12, 10, 8, 5, 3, 1];
const RISE_AFTER = 14;
const STEP_KG = 2.5;
const LIGHTEST_KG = 4;
/** What a woman who begins takes on each machine. */
const FIRST_KG: Partial<Record<Equipment, number>> = {
  "leg-press": 60,
  hack: 30,
  extensora: 25,
  flexora: 20,
  "mesa-flexora": 20,
  abdutora: 30,
  adutora: 30,
  "supino-articulado": 15,
  voador: 15,
  "desenvolvimento-articulado": 10,
  "remada-articulada": 25,
  polia: 20,
  smith: 20,
  barra: 20,
  "panturrilha-em-pe": 40,
  "panturrilha-sentada": 25,
  kettlebell: 8,
  halteres: 6,
};

export async function workoutPuts(deps: Deps, accountId: string): Promise<Put[]> {
  const plan = await getPlan(deps, accountId);
  if (!plan?.training) throw new Error("the demo plan has no training half");
  const { training, madeIn } = plan;
  return DAYS_AGO.flatMap((daysAgo, index) => {
    const session = training.sessions[index % training.sessions.length];
    // Before the working day in São Paulo.
    const start = timeOn(deps, dayAgo(deps, daysAgo), "10:00");
    return session ? workoutOf(session, { plan: madeIn.training, start, kgOf: loadsOf(daysAgo) }) : [];
  });
}

type Loads = (exercise: string) => number | null;
type Trained = { plan: number; start: Date; kgOf: Loads };

function workoutOf({ id, exercises, minutes: [minutes = 30] }: TrainingSession, { plan, start, kgOf }: Trained): Put[] {
  const day = start.toISOString().slice(0, 10);
  const workout = recordId("workout", plan, id, day);
  const end = addMs(start, minutes * MINUTE_MS);
  const sets = exercises.flatMap((planned) => setsOf(planned, workout, start, kgOf));
  const ended = { at: end.toISOString(), because: "done", effort: 3 };
  const session = { plan, id, day, isShort: false };
  return [
    { kind: "workout", id: workout, at: start, fields: { session, startedAt: start.toISOString(), end: null } },
    ...sets,
    { kind: "workout", id: workout, at: end, fields: { end: ended } },
  ];
}

function setsOf(
  { id: part, exercise, sets: [sets = 2], target }: PlannedExercise,
  workout: string,
  at: Date,
  kgOf: Loads,
): Put[] {
  const kg = kgOf(exercise);
  return Array.from({ length: sets }, (_, index) => {
    const number = index + 1;
    const set = { workout, part, exercise, number, kg, count: target[1] - index, reserve: 3 };
    return { kind: "set", id: recordId("set", workout, part, number), at, fields: { set, at: at.toISOString() } };
  });
}

/** The load of an exercise that has one; from the fourth week on up to a tenth more, in whole steps. */
const loadsOf =
  (daysAgo: number): Loads =>
  (exercise) => {
    const facts = findExercise(exercise);
    if (facts?.load !== "kg") return null;
    const first = facts.equipment.map((one) => FIRST_KG[one]).find((kg) => kg !== undefined) ?? LIGHTEST_KG;
    return daysAgo > RISE_AFTER ? first : Math.max(first, Math.floor((first * 1.1) / STEP_KG) * STEP_KG);
  };
