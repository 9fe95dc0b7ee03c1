import { HEALTH_SUBJECTS, type HealthAccessFilter } from "@app/contract/health-access";
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
  page: {
    accountId: string;
    before: Cursor | undefined;
    only: HealthAccessFilter | undefined;
    limit: number;
    /** Without the daily lines of the lists. */
    isOpened?: boolean;
  },
): Promise<StoredHealthAccess[]> {
  const { accountId, before, only, limit, isOpened = false } = page;
  const rows = await db
    .selectFrom("healthAccesses")
    .selectAll()
    .where("accountId", "=", accountId)
    .where(before ? sql<boolean>`(at, id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql<boolean>`true`)
    .where(only ? filters[only] : sql<boolean>`true`)
    .where(isOpened ? sql<boolean>`reason <> 'work-list'` : sql<boolean>`true`)
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

type MachineLooks = { accountId: string; actorName: string; reason: string; since: Date };

/** What the assistant has looked at since then for one receiver. */
export async function listMachineSubjects(
  db: Db,
  { accountId, actorName, reason, since }: MachineLooks,
): Promise<string[]> {
  const rows = await db
    .selectFrom("healthAccesses")
    .select("subjects")
    .where("accountId", "=", accountId)
    .where("role", "=", "assistant")
    .where("actorName", "=", actorName)
    .where("reason", "=", reason)
    .where("at", ">=", since)
    .limit(HEALTH_SUBJECTS.length)
    .execute();
  return rows.flatMap(({ subjects }) => subjects);
}

type Listing = {
  actorId: string;
  actorName: string;
  role: string;
  accountIds: readonly string[];
  at: Date;
  day: string;
};

/** The id (UUIDv8, which the contract takes for one) is made of actor and day: a second listing of the day is the same row. */
export async function insertListings(
  db: Db,
  { actorId, actorName, role, accountIds, at, day }: Listing,
): Promise<void> {
  await sql`
    insert into health_accesses (account_id, id, at, actor_id, actor_name, role, subjects, reason, is_break_glass)
    select account_id, overlay(overlay(md5(${`work-list ${actorId} ${day}`}) placing '8' from 13) placing 'a' from 17)::uuid, ${at}, ${actorId}, ${actorName}, ${role},
      '{levels,weights,workouts}', 'work-list', false
    from unnest(${[...accountIds]}::uuid[]) as account_id
    on conflict (account_id, id) do nothing`.execute(db);
}
