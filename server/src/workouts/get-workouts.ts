import type { WorkoutHistory, WorkoutsView } from "@app/contract/workouts";
import { findExercise } from "@app/engine/training/library/library";
import { blockWeekOf } from "@app/engine/training/progression/block-week";
import { nextTargets } from "@app/engine/training/progression/next-targets";
import type { Account } from "../identity/accounts/account.ts";
import { memberDay } from "../identity/accounts/queries.ts";
import { findTraining } from "../plans/training/find-training.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { listSets, listStops, listWorkouts, type StoredWorkout } from "./workout-store.ts";

type Member = Pick<Account, "id" | "timeZone">;
type ReadDeps = Pick<Deps, "db" | "now" | "keyRing">;

const HISTORY_DAYS = 84;
/** One that was never ended on its day says nothing about its length. */
const MAX_MINUTES = 300;

/** A member's workouts of twelve weeks, and what each exercise of the plan in force asks for next time. */
export const getWorkouts = (deps: ReadDeps, member: Member): Promise<WorkoutsView> =>
  inTransaction(deps.db, (tx) => readWorkouts(deps, tx, member), { isSnapshot: true });

async function readWorkouts(deps: ReadDeps, tx: Db, member: Member): Promise<WorkoutsView> {
  const { id: accountId } = member;
  const today = memberDay(member, deps.now());
  const since = addMs(deps.now(), -HISTORY_DAYS * DAY_MS);
  const workouts = await listWorkouts(tx, accountId, memberDay(member, since));
  const history = await historyOf(tx, accountId, { workouts, since });
  const plan = await findTraining(deps, tx, accountId);
  return {
    plan: plan?.madeIn ?? null,
    ...standingOf(plan, history, today),
    done: workouts.flatMap((workout, index) => doneOf(workout, history[index], today)),
    history,
  };
}

type Stored = { workouts: StoredWorkout[]; since: Date };

async function historyOf(tx: Db, accountId: string, { workouts, since }: Stored): Promise<WorkoutHistory[]> {
  // A member's day may begin before ours.
  const from = addMs(since, -2 * DAY_MS);
  const sets = Map.groupBy(await listSets(tx, accountId, from), ({ workout }) => workout);
  const stops = Map.groupBy(await listStops(tx, accountId, from), ({ workout }) => workout);
  return workouts.map(({ id, session, end }) => ({
    session,
    end,
    sets: (sets.get(id) ?? []).map(withoutWorkout),
    stops: (stops.get(id) ?? []).map(withoutWorkout),
  }));
}

function withoutWorkout<Value extends { workout: string }>(value: Value): Omit<Value, "workout"> {
  const { workout: _, ...rest } = value;
  return rest;
}

function standingOf(
  plan: Awaited<ReturnType<typeof findTraining>>,
  history: WorkoutHistory[],
  today: string,
): Pick<WorkoutsView, "week" | "next"> {
  if (!plan) return { week: { number: 1, kind: "planned" }, next: [] };
  const { training, startsOn } = plan;
  return {
    week: blockWeekOf({ startsOn, workouts: history, level: training.level, today }),
    next: nextTargets({ training, history, startsOn, today, facts: findExercise }),
  };
}

/** One that was opened and left without a set is none; one without an end may still be going on today. */
function doneOf(
  { session, startedAt, end }: StoredWorkout,
  history: WorkoutHistory | undefined,
  today: string,
): WorkoutsView["done"] {
  const sets = history?.sets.length ?? 0;
  if (!end && (sets === 0 || session.day >= today)) return [];
  const minutes = end && Math.round((new Date(end.at).getTime() - startedAt.getTime()) / MINUTE_MS);
  const isKnown = minutes !== null && minutes >= 0 && minutes <= MAX_MINUTES;
  return [{ session: session.id, day: session.day, isShort: session.isShort, minutes: isKnown ? minutes : null, sets }];
}
