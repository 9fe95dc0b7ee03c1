import type { HealthAccessFilter } from "@app/contract/health-access";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { StoredHealthAccess } from "./health-access.ts";

export async function insertHealthAccess(tx: Db, access: StoredHealthAccess): Promise<void> {
  await tx.insertInto("healthAccesses").values(access).execute();
}

/** Keyset cursor: time and id, so that rows of the same instant are neither skipped nor repeated. */
export type Cursor = { at: Date; id: string };

const filters: Record<HealthAccessFilter, RawBuilder<boolean>> = {
  people: sql`role <> 'assistant'`,
  outside: sql`is_break_glass`,
  machine: sql`role = 'assistant'`,
};

/** Newest first, starting after the cursor. */
export async function listHealthAccessesOf(
  db: Db,
  page: { accountId: string; before: Cursor | undefined; only: HealthAccessFilter | undefined; limit: number },
): Promise<StoredHealthAccess[]> {
  const { accountId, before, only, limit } = page;
  const rows = await db
    .selectFrom("healthAccesses")
    .selectAll()
    .where("accountId", "=", accountId)
    .where(before ? sql<boolean>`(at, id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql<boolean>`true`)
    .where(only ? filters[only] : sql<boolean>`true`)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows as unknown[] as StoredHealthAccess[];
}

type Recent = { looks: number; people: number; hasMachine: boolean; outside: number };

export async function sumRecent(db: Db, accountId: string, since: Date): Promise<Recent> {
  return db
    .selectFrom("healthAccesses")
    .select([
      sql<number>`count(*)::int`.as("looks"),
      sql<number>`(count(distinct coalesce(actor_id::text, actor_name)) filter (where role <> 'assistant'))::int`.as(
        "people",
      ),
      sql<boolean>`coalesce(bool_or(role = 'assistant'), false)`.as("hasMachine"),
      sql<number>`(count(*) filter (where is_break_glass))::int`.as("outside"),
    ])
    .where("accountId", "=", accountId)
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
}

type Visit = { accountId: string; actorId: string; reason: string; isBreakGlass: boolean; since: Date };

/** What an actor has looked at since then, of all rows. */
export async function listSubjectsSince(
  db: Db,
  { accountId, actorId, reason, isBreakGlass, since }: Visit,
): Promise<string[]> {
  const rows = await db
    .selectFrom("healthAccesses")
    .select("subjects")
    .where("accountId", "=", accountId)
    .where("actorId", "=", actorId)
    .where("reason", "=", reason)
    .where("isBreakGlass", "=", isBreakGlass)
    .where("at", ">", since)
    .execute();
  return rows.flatMap(({ subjects }) => subjects);
}
