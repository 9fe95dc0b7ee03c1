import type { Retained } from "@app/contract/retention";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { DB } from "../../platform/database/schema.ts";

/** Deletes or clears at most `limit` rows that expired by `since`; returns how many. */
export type Retire = (db: Db, since: Date, limit: number) => Promise<number>;

const touched = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0n);

/** Rows by ctid: whatever the table's key is, the statement is short and touches a bounded number of rows. */
const batchOf = (table: keyof DB, due: RawBuilder<boolean>, limit: number) =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${due} limit ${limit}))`;

const deletes =
  (table: keyof DB, due: (since: Date) => RawBuilder<boolean>): Retire =>
  async (db, since, limit) =>
    touched(await sql`delete from ${sql.table(table)} where ${batchOf(table, due(since), limit)}`.execute(db));

const updates =
  (table: keyof DB, set: RawBuilder<unknown>, due: (since: Date) => RawBuilder<boolean>): Retire =>
  async (db, since, limit) =>
    touched(await sql`update ${sql.table(table)} set ${set} where ${batchOf(table, due(since), limit)}`.execute(db));

export const retire: Record<Retained, Retire> = {
  export: async (db, since, limit) =>
    touched(
      await sql`delete from data_export_chunks where ctid = any(array(
        select c.ctid from data_export_chunks c join data_exports e on e.id = c.export_id
        where e.ready_at <= ${since} limit ${limit}))`.execute(db),
    ),
  eventMarks: updates(
    "conversions",
    sql`client_ip = null, user_agent = null, fbc = null, fbp = null, label = null, hashed_identifiers = null`,
    (since) => sql`occurred_at <= ${since} and (client_ip is not null or user_agent is not null or fbc is not null
      or fbp is not null or label is not null or hashed_identifiers is not null)`,
  ),
  events: deletes("conversions", (since) => sql`occurred_at <= ${since}`),
  messageVariables: updates(
    "messages",
    sql`params = '{}'`,
    (since) => sql`created_at <= ${since} and params <> '{}' and status <> 'due'`,
  ),
  messages: deletes("messages", (since) => sql`created_at <= ${since} and status <> 'due'`),
  verifications: deletes("verifications", (since) => sql`expires_at <= ${since}`),
  sessions: deletes("sessions", (since) => sql`expires_at <= ${since}`),
  // Handling follows receipt, so filtering by receipt is safe: its index is the smaller one.
  webhookEvents: deletes("webhookEvents", (since) => sql`received_at <= ${since} and handled_at <= ${since}`),
  reminders: deletes("checkoutReminders", (since) => sql`settled_at <= ${since}`),
  leads: deletes("leads", (since) => sql`created_at <= ${since}`),
  lostValues: deletes("syncConflicts", (since) => sql`lost_at <= ${since}`),
  // The tombstone stays, so that a device that was away learns of it. A member may revive the record meanwhile: unlike
  // the row's address, its time is checked again.
  deletedEntries: async (db, since, limit) => {
    const weights = sql<boolean>`deleted_at <= ${since} and kg_hlc is not null`;
    const answers = sql<boolean>`deleted_at <= ${since} and hlc is not null`;
    const swaps = sql<boolean>`deleted_at <= ${since} and choice_hlc is not null`;
    const ticks = sql<boolean>`deleted_at <= ${since} and item_hlc is not null`;
    const meals = sql<boolean>`deleted_at <= ${since} and meal_hlc is not null`;
    const workouts = sql<boolean>`deleted_at <= ${since} and session_hlc is not null`;
    const sets = sql<boolean>`deleted_at <= ${since} and set_hlc is not null`;
    const stops = sql<boolean>`deleted_at <= ${since} and stop_hlc is not null`;
    const erased = [
      await sql`update weights set at = null, at_hlc = null, kg = null, kg_hlc = null
        where ${weights} and ${batchOf("weights", weights, limit)}`.execute(db),
      await sql`update intake_answers set sealed = null, hlc = null
        where ${answers} and ${batchOf("intakeAnswers", answers, limit)}`.execute(db),
      await sql`update plan_swaps set plan = null, part = null, takes = null, day = null, choice_hlc = null
        where ${swaps} and ${batchOf("planSwaps", swaps, limit)}`.execute(db),
      await sql`update shopping_ticks
        set plan = null, food = null, week = null, item_hlc = null, done = null, done_hlc = null
        where ${ticks} and ${batchOf("shoppingTicks", ticks, limit)}`.execute(db),
      await sql`update eaten_meals set plan = null, part = null, day = null, meal_hlc = null, at = null, at_hlc = null
        where ${meals} and ${batchOf("eatenMeals", meals, limit)}`.execute(db),
      await sql`update workout_sessions
        set plan = null, session = null, day = null, is_short = null, session_hlc = null, started_at = null,
          started_at_hlc = null, ended_at = null, ended_because = null, effort = null, end_hlc = null
        where ${workouts} and ${batchOf("workoutSessions", workouts, limit)}`.execute(db),
      await sql`update workout_sets
        set workout = null, part = null, exercise = null, number = null, kg = null, count = null, reserve = null,
          set_hlc = null, at = null, at_hlc = null
        where ${sets} and ${batchOf("workoutSets", sets, limit)}`.execute(db),
      await sql`update exercise_stops
        set workout = null, part = null, exercise = null, because = null, region = null, side = null, pain = null,
          stop_hlc = null, at = null, at_hlc = null
        where ${stops} and ${batchOf("exerciseStops", stops, limit)}`.execute(db),
    ];
    return Math.max(...erased.map(touched));
  },
  careRecords: async (db, since, limit) => {
    const isOver = sql<boolean>`retained_since <= ${since}`;
    const erased = [];
    for (const table of ["healthAccesses", "intakeAssessments", "planVersions"] as const)
      erased.push(await deletes(table, () => isOver)(db, since, limit));
    return Math.max(...erased);
  },
};
