import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { StoredPromise } from "./promise.ts";

/** A promise with the name of whoever kept it. */
export type PastPromise = Pick<
  StoredPromise,
  "accountId" | "id" | "kind" | "subject" | "startsAt" | "hours" | "fulfilledAt" | "voidedAt"
> & { keptBy: string | null };

/** All that are still owed, late ones too, and the newest of the others; none that is void. */
export async function listHistory(db: Db, accountId: string, limit: number): Promise<PastPromise[]> {
  const { rows } = await sql<PastPromise>`
    with shown as (
      (select * from promises
        where account_id = ${accountId} and state in ('running', 'breached')
          and fulfilled_at is null and voided_at is null)
      union all
      (select * from promises
        where account_id = ${accountId}
          and (state = 'kept' or state = 'breached' and (fulfilled_at is not null or voided_at is not null))
        order by coalesce(fulfilled_at, voided_at) desc, id limit ${limit})
    )
    select account_id, id, kind, subject, starts_at, hours, fulfilled_at, voided_at,
      (select by from promise_events e
        where e.account_id = p.account_id and e.promise_id = p.id and e.event in ('kept', 'fulfilled-late')
        order by at limit 1) as kept_by
    from shown p`.execute(db);
  return rows;
}

export type SettledTotals = { kept: number; keptLate: number; creditDays: number };

/** Of all that a member was ever given, however long ago. Days of what is still owed count where the sweep gave them. */
export async function sumSettled(db: Db, accountId: string): Promise<SettledTotals> {
  const row = await db
    .selectFrom("promises")
    .select(sql<number>`count(*) filter (where state = 'kept')::int`.as("kept"))
    .select(sql<number>`count(*) filter (where state = 'breached' and fulfilled_at is not null)::int`.as("keptLate"))
    .select(sql<number>`coalesce(sum(credit_days), 0)::int`.as("creditDays"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return row;
}
