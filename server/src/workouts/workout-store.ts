import type { ExerciseStop, Workout, WorkoutSet } from "@app/contract/workouts";
import { parseHlc } from "@app/engine/sync/hlc";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { fromUuid } from "../sync/record-columns.ts";

/** More than twelve weeks of two workouts every day. */
const MAX_WORKOUTS = 170;
const MAX_SETS_EACH = 60;
/** More than a window of the guarantee holds. The ceilings of records come first (sync/ceilings.ts). */
const MAX_EVIDENCE = 5_000;

export type StoredWorkout = {
  id: string;
  session: Workout["session"];
  startedAt: Date;
  end: Workout["end"];
};
type OfWorkout<Value> = Value & { workout: string };

/** Since that day, the newest first. */
export async function listWorkouts(db: Db, accountId: string, since: string): Promise<StoredWorkout[]> {
  const rows = await db
    .selectFrom("workoutSessions")
    .select(["id", "plan", "session", "isShort", "startedAt", "endedAt", "endedBecause", "effort"])
    .select(sql<string>`day::text`.as("day"))
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .where(sql<boolean>`day >= ${since}::date`)
    .orderBy(sql`workout_sessions.day`, "desc")
    .orderBy("startedAt", "desc")
    .limit(MAX_WORKOUTS)
    .execute();
  return rows.map(({ id, plan, session, day, isShort, startedAt, endedAt, endedBecause, effort }) => ({
    id,
    session: { plan, id: session, day, isShort } as Workout["session"],
    startedAt: startedAt as Date,
    end: endedAt && ({ at: endedAt.toISOString(), because: endedBecause, effort } as Workout["end"]),
  }));
}

/** By account, the day of the last one. */
export async function listLastDays(
  db: Db,
  accountIds: readonly string[],
): Promise<{ accountId: string; day: string }[]> {
  const { rows } = await sql<{ accountId: string; day: string }>`
    select account_id, max(day)::text as day from workout_sessions
    where account_id = any(${[...accountIds]}::uuid[]) and deleted_at is null and day is not null
    group by account_id`.execute(db);
  return rows;
}

/** Since then, in the order in which they were done. */
export async function listSets(db: Db, accountId: string, since: Date): Promise<OfWorkout<WorkoutSet["set"]>[]> {
  const rows = await db
    .selectFrom("workoutSets")
    .select(["workout", "part", "exercise", "number", "kg", "count", "reserve"])
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .where("at", ">=", since)
    .orderBy("at", "desc")
    .orderBy("number", "desc")
    .limit(MAX_WORKOUTS * MAX_SETS_EACH)
    .execute();
  return rows
    .map(({ kg, ...set }) => ({ ...set, kg: kg === null ? null : Number(kg) }) as OfWorkout<WorkoutSet["set"]>)
    .toReversed();
}

/** Since then, in their order. */
export async function listStops(db: Db, accountId: string, since: Date): Promise<OfWorkout<ExerciseStop["stop"]>[]> {
  const rows = await db
    .selectFrom("exerciseStops")
    .select(["workout", "part", "exercise", "because", "region", "side", "pain"])
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .where("at", ">=", since)
    .orderBy("at", "desc")
    .limit(MAX_WORKOUTS * MAX_SETS_EACH)
    .execute();
  return rows
    .map(
      ({ region, side, pain, ...stop }) =>
        ({ ...stop, pain: region === null ? null : { region, side, level: pain } }) as OfWorkout<ExerciseStop["stop"]>,
    )
    .toReversed();
}

export type LiftedDay = { day: string; exercise: string; kg: number };

/** The best load of each exercise, by the day of the workout, oldest first. */
export async function listBestLoads(
  db: Db,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<LiftedDay[]> {
  const { rows } = await sql<{ day: string; exercise: string; kg: string }>`
    select w.day::text as day, s.exercise, max(s.kg) as kg
    from workout_sessions w join workout_sets s on s.account_id = w.account_id and s.workout = w.id
    where w.account_id = ${accountId} and w.day between ${from} and ${to} and w.deleted_at is null
      and s.deleted_at is null and s.kg > 0 and s.exercise is not null
    group by 1, 2 order by 1, 2 limit ${MAX_EVIDENCE}`.execute(db);
  return rows.map(({ kg, ...lifted }) => ({ ...lifted, kg: Number(kg) }));
}

/** Of workouts with an end, in order; when that was written, by the device's clock, and when the end was received. */
export async function listEndedDays(
  db: Db,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; writtenAt: Date; receivedAt: Date }[]> {
  const { rows } = await sql<{ day: string; written: string; received: Date }>`
    select day::text as day, end_hlc::text as written, saved_at as received from workout_sessions
    where account_id = ${accountId} and day between ${from} and ${to} and ended_at is not null and deleted_at is null
    order by 1, 2 limit ${MAX_EVIDENCE}`.execute(db);
  return rows.map(({ day, written, received }) => ({
    day,
    writtenAt: new Date(parseHlc(fromUuid(written)).ms),
    receivedAt: received,
  }));
}

export async function countSaved(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("workoutSessions")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("savedAt", ">=", since)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
