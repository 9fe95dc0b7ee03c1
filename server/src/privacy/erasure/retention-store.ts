import { RETENTION, type Retained } from "@app/contract/retention";
import { type RawBuilder, sql } from "kysely";
import type { DB } from "../../platform/database/schema.ts";
import { retainedTables } from "../personal-data/personal-data.ts";
import { eraseDeletedEntries } from "./deleted-entries-store.ts";
import { RETAINED_RECORDS } from "./retained-data.ts";
import { batchOf, type Retire, touched } from "./retire-batch.ts";

const deletes =
  (table: keyof DB, due: (since: Date) => RawBuilder<boolean>): Retire =>
  async (db, batch) =>
    touched(await sql`delete from ${sql.table(table)} where ${batchOf(table, due(batch.since), batch)}`.execute(db));

const updates =
  (table: keyof DB, set: RawBuilder<unknown>, due: (since: Date) => RawBuilder<boolean>): Retire =>
  async (db, batch) =>
    touched(
      await sql`update ${sql.table(table)} set ${set} where ${batchOf(table, due(batch.since), batch)}`.execute(db),
    );

const retire: Record<Retained, Retire | readonly Retire[]> = {
  export: async (db, { since, limit, skip }) =>
    touched(
      await sql`delete from data_export_chunks where ctid = any(array(
        select c.ctid from data_export_chunks c join data_exports e on e.id = c.export_id
        where e.ready_at <= ${since} limit ${limit} offset ${skip}))`.execute(db),
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
  assistantMessages: deletes("assistantMessages", (since) => sql`at <= ${since}`),
  lostValues: deletes("syncConflicts", (since) => sql`lost_at <= ${since}`),
  deletedEntries: eraseDeletedEntries,
  // `since` is the period ago, and this column has the period in it already.
  memories: deletes(
    "assistantMemories",
    (since) =>
      sql`expires_at <= ${since}::timestamptz + make_interval(months => ${sql.lit(RETENTION.memories.months)})`,
  ),
  assistantUsage: deletes("assistantUsageDays", (since) => sql`day < ${since}::date`),
  careRecords: endOf("careRecords"),
  staffAudit: endOf("staffAudit"),
};

/** Of the records that are retained for this period, from the account's deletion or from a time of their own. */
function endOf(period: Retained): readonly Retire[] {
  const ending = retainedTables.filter(({ retained }) => RETAINED_RECORDS[retained].period === period);
  return ending.map(({ name, since: from = "retained_since" }) =>
    deletes(name, (since) => sql`${sql.ref(from)} <= ${since}`),
  );
}

/** What a kind's end of retention does, table by table. */
export const retiringOf = (kind: Retained): readonly Retire[] => [retire[kind]].flat();
