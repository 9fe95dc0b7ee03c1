/** Workouts of the demo member's last two weeks, by the sessions of her plan. */
import type { PlannedExercise, TrainingSession } from "@app/contract/plan-training";
import type { Mutation, SyncKind } from "@app/contract/sync";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import { recordId } from "@app/engine/sync/record-id";
import { findExercise } from "@app/engine/training/library/library";
import type { Deps } from "./deps.ts";
import { getPlan } from "./plans/get-plan.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "./platform/time/durations.ts";
import { syncRecords } from "./sync/sync-records.ts";

/** How many days ago she trained. */
const DAYS_AGO = [12, 10, 8, 5, 3, 1];
const DEVICE = "0000000000000d32";
const DEMO_KG = 6;

type Put = { kind: SyncKind; id: string; at: Date; fields: Record<string, unknown> };

export async function seedWorkouts(deps: Deps, accountId: string): Promise<void> {
  const plan = await getPlan(deps, accountId);
  if (!plan?.training) throw new Error("the demo plan has no training half");
  const { training, madeIn } = plan;
  const puts = DAYS_AGO.flatMap((daysAgo, index) => {
    const session = training.sessions[index % training.sessions.length];
    return session ? workoutOf(session, { plan: madeIn.training, start: startOf(deps.now(), daysAgo) }) : [];
  });
  let clock: Clock = { ms: 0, counter: 0 };
  const mutations = puts.map(({ kind, id, at, fields }): Mutation => {
    const next = nextHlc(clock, at.getTime(), DEVICE);
    clock = next.clock;
    return { id, kind, op: "put", hlc: next.hlc, fields };
  });
  const { reply } = await syncRecords(deps, { accountId, cursor: null, mutations });
  const refused = reply.acks.filter(({ result }) => result !== "stored").length;
  if (refused > 0) throw new Error(`${refused} demo sets do not fit the plan`);
}

/** Ten in the morning in UTC: before the working day in São Paulo. */
const startOf = (now: Date, daysAgo: number): Date =>
  new Date(Math.floor(addMs(now, -daysAgo * DAY_MS).getTime() / DAY_MS) * DAY_MS + 10 * HOUR_MS);

type Trained = { plan: number; start: Date };

function workoutOf({ id, exercises, minutes: [minutes = 30] }: TrainingSession, { plan, start }: Trained): Put[] {
  const day = start.toISOString().slice(0, 10);
  const workout = recordId("workout", plan, id, day);
  const end = addMs(start, minutes * MINUTE_MS);
  const sets = exercises.flatMap((planned) => setsOf(planned, workout, start));
  const ended = { at: end.toISOString(), because: "done", effort: 3 };
  const session = { plan, id, day, isShort: false };
  return [
    { kind: "workout", id: workout, at: start, fields: { session, startedAt: start.toISOString(), end: null } },
    ...sets,
    { kind: "workout", id: workout, at: end, fields: { end: ended } },
  ];
}

function setsOf({ id: part, exercise, sets: [sets = 2], target }: PlannedExercise, workout: string, at: Date): Put[] {
  const kg = findExercise(exercise)?.load === "kg" ? DEMO_KG : null;
  return Array.from({ length: sets }, (_, index) => {
    const number = index + 1;
    const set = { workout, part, exercise, number, kg, count: target[1] - index, reserve: 4 };
    return { kind: "set", id: recordId("set", workout, part, number), at, fields: { set, at: at.toISOString() } };
  });
}
