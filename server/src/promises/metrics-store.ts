import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

/** To members, by kind: how many run, how many of those are due by `soon`, and how many are broken and still not fulfilled. */
export async function countPromises(
  db: Db,
  { soon, minLengthMs }: { soon: Date; minLengthMs: number },
): Promise<{ kind: string; running: number; dueSoon: number; overdue: number; nextDueAt: Date | null }[]> {
  return db
    .selectFrom("promises")
    .select("kind")
    .select(sql<number>`count(*) filter (where state = 'running')::int`.as("running"))
    .select(
      // One that is always kept within minutes is no work that waits for a person.
      sql<number>`count(*) filter (where state = 'running' and due_at <= ${soon}
        and due_at - starts_at > ${minLengthMs} * interval '1 millisecond')::int`.as("dueSoon"),
    )
    .select(sql<number>`count(*) filter (where state = 'breached')::int`.as("overdue"))
    .select(sql<Date | null>`min(due_at) filter (where state = 'running')`.as("nextDueAt"))
    .where("accountId", "is not", null)
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .groupBy("kind")
    .execute();
}

/** Running promises to members whose clock stands still, by whose pause it is; one with both counts in each. */
export async function countPaused(db: Db): Promise<{ actor: string; count: number }[]> {
  return db
    .selectFrom("promisePauses as s")
    .innerJoin("promises as p", "p.id", "s.promiseId")
    .select(["s.actor", sql<number>`count(*)::int`.as("count")])
    .where("s.endsAt", "is", null)
    .where("p.accountId", "is not", null)
    .where("p.state", "=", "running")
    .groupBy("s.actor")
    .execute();
}

export async function countBreaches(db: Db, since: Date): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom("promises")
    .select(["kind", sql<number>`count(*)::int`.as("count")])
    .where("accountId", "is not", null)
    .where("state", "=", "breached")
    .where("breachedAt", ">=", since)
    .groupBy("kind")
    .execute();
}

/** What was given up counts nowhere. */
export async function countOutcomes(
  db: Db,
  { kinds, since, now }: { kinds: readonly string[]; since: Date; now: Date },
): Promise<{ kept: number; broken: number; open: number }> {
  return db
    .selectFrom("promises")
    .select([
      sql<number>`count(*) filter (where state = 'kept')::int`.as("kept"),
      // The sweep comes at most a minute after the due time.
      sql<number>`count(*) filter (where state = 'breached' or state = 'running' and due_at < ${now})::int`.as(
        "broken",
      ),
      sql<number>`count(*) filter (where state = 'running' and due_at >= ${now})::int`.as("open"),
    ])
    .where((where) => where("kind", "=", where.fn.any(where.val([...kinds]))))
    .where("startsAt", ">", since)
    .executeTakeFirstOrThrow();
}

export async function countOverdue(
  db: Db,
  kinds: readonly string[],
  now: Date,
): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom("promises")
    .select([sql<number>`count(*)::int`.as("count"), sql<Date | null>`min(due_at)`.as("oldest")])
    .where((where) => where("kind", "=", where.fn.any(where.val([...kinds]))))
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .where("dueAt", "<", now)
    .executeTakeFirstOrThrow();
}
