import { Workout } from "@app/contract/workouts";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { isDoneDay, isPlanVersion } from "../../plans/layer/plan-part.ts";
import { valueColumn } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";

/** A time in its one form, so that a replay is recognized; undefined after tomorrow or outside of what the database is given. */
export function storableTime(text: string, now: Date): string | undefined {
  const at = new Date(text).toISOString();
  return isDoneDay(at.slice(0, 10), now) ? at : undefined;
}

/** The end is written by a put of its own. */
const Put = z.partial(
  z.strictObject({
    session: z.strictObject(Workout.shape.session.shape),
    startedAt: Workout.shape.startedAt,
    end: z.nullable(z.strictObject(Workout.shape.end.def.innerType.shape)),
  }),
);

/** A session of the plan on a day, from its start to its end. */
export const workoutKind: RecordKind = {
  name: "workout",
  purpose: "health-data",
  parse: parseWorkout,
  ...createRecordTable(
    "workout_sessions",
    {
      session: {
        hlc: "session_hlc",
        columns: { plan: "int", session: "text", day: "date", is_short: "boolean" },
        toRow: ({ plan, id, day, isShort }: Workout["session"]) => ({ plan, session: id, day, is_short: isShort }),
        fromRow: ({ plan, session, day, is_short: isShort }) => ({ plan, id: session, day, isShort }),
      },
      startedAt: valueColumn("started_at", "timestamptz"),
      end: {
        hlc: "end_hlc",
        columns: { ended_at: "timestamptz", ended_because: "text", effort: "int" },
        toRow: (end: Workout["end"]) =>
          end ? { ended_at: end.at, ended_because: end.because, effort: end.effort } : {},
        fromRow: ({ ended_at: at, ended_because: because, effort }) =>
          at ? { at: (at as Date).toISOString(), because, effort } : null,
      },
    },
    { isReceivedAnew: "excluded.ended_at is not null and stored.ended_at is null" },
  ),
};

function parseWorkout(
  fields: Record<string, unknown>,
  recordKey: string,
  now: Date,
): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  const { session, startedAt, end } = data;
  if (session && !isOwnId(session, recordKey, now)) return undefined;
  const started = startedAt === undefined ? undefined : storableTime(startedAt, now);
  const ended = end ? storableTime(end.at, now) : undefined;
  if ((startedAt !== undefined && !started) || (end && !ended)) return undefined;
  // In the order of the columns: a replay is recognized by an equal value.
  return {
    ...(session && {
      session: { plan: session.plan, id: session.id, day: session.day, isShort: session.isShort },
    }),
    ...(started && { startedAt: started }),
    ...(end !== undefined && { end: end && { at: ended, because: end.because, effort: end.effort } }),
  };
}

const isOwnId = ({ plan, id, day }: Workout["session"], recordKey: string, now: Date): boolean =>
  isPlanVersion(plan) && isDoneDay(day, now) && recordKey === recordId("workout", plan, id, day);
