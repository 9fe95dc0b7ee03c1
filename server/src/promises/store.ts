import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { PromiseEvent, PromiseKey, StoredPromise } from "./promise.ts";

const columns = [
  "accountId",
  "id",
  "referenceNumber",
  "kind",
  "subject",
  "startsAt",
  "hours",
  "dueAt",
  "state",
  "fulfilledAt",
  "voidedAt",
  "breachedAt",
  "creditDays",
  "ruleVersion",
  "checkAt",
] as const;

const asPromises = (rows: unknown[]): StoredPromise[] => rows as StoredPromise[];

/** False when the occasion has its promise already. */
export async function insertPromise(tx: Db, promise: StoredPromise): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("promises")
    .values(promise)
    .onConflict((conflict) => conflict.columns(["accountId", "kind", "subject"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findPromise(db: Db, key: PromiseKey): Promise<StoredPromise | undefined> {
  return asPromises([await oneOf(db, key).executeTakeFirst()])[0];
}

/** Until the transaction ends no sweep and no other use case decides about it. */
export async function lockPromise(tx: Db, key: PromiseKey): Promise<StoredPromise | undefined> {
  return asPromises([await oneOf(tx, key).forUpdate().executeTakeFirst()])[0];
}

const oneOf = (db: Db, { accountId, kind, subject }: PromiseKey) =>
  db
    .selectFrom("promises")
    .select(columns)
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .where("subject", "=", subject);

/** `skip locked`: each is decided by exactly one worker. */
export async function lockDuePromises(tx: Db, now: Date, limit: number): Promise<StoredPromise[]> {
  const rows = await tx
    .selectFrom("promises")
    .select(columns)
    .where("checkAt", "<=", now)
    .orderBy("checkAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return asPromises(rows);
}

/** Those of a member that may still change: running, or breached and not yet fulfilled. */
export async function lockOpenPromises(
  tx: Db,
  { accountId, kinds }: { accountId: string; kinds?: readonly string[] | undefined },
): Promise<StoredPromise[]> {
  const rows = await tx
    .selectFrom("promises")
    .select(columns)
    .where("accountId", "=", accountId)
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .$if(kinds !== undefined, (query) => query.where("kind", "in", [...(kinds ?? [])]))
    .orderBy("id")
    .forUpdate()
    .execute();
  return asPromises(rows);
}

export async function listStoredPromises(db: Db, accountId: string, limit: number): Promise<StoredPromise[]> {
  const rows = db.selectFrom("promises").select(columns).where("accountId", "=", accountId);
  return asPromises(await rows.orderBy("startsAt", "desc").orderBy("id").limit(limit).execute());
}

export async function findPromiseByReference(db: Db, referenceNumber: string): Promise<StoredPromise | undefined> {
  const one = db.selectFrom("promises").select(columns).where("referenceNumber", "=", referenceNumber);
  return asPromises([await one.executeTakeFirst()])[0];
}

/** Running, or broken and not yet fulfilled; the first due first. */
export async function listUnfulfilled(db: Db, kinds: readonly string[], limit: number): Promise<StoredPromise[]> {
  const rows = await db
    .selectFrom("promises")
    .select(columns)
    .where("kind", "in", [...kinds])
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .orderBy("dueAt")
    .limit(limit)
    .execute();
  return asPromises(rows);
}

/** The same of these accounts. */
export async function listUnfulfilledOf(
  db: Db,
  accountIds: readonly string[],
  kinds: readonly string[],
): Promise<StoredPromise[]> {
  const rows = await db
    .selectFrom("promises")
    .select(columns)
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("kind", "in", [...kinds])
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .orderBy("dueAt")
    .execute();
  return asPromises(rows);
}

type Changed = Pick<
  StoredPromise,
  "dueAt" | "state" | "fulfilledAt" | "voidedAt" | "breachedAt" | "creditDays" | "checkAt"
>;

export async function updatePromise(
  tx: Db,
  { accountId, id }: Pick<StoredPromise, "accountId" | "id">,
  changed: Partial<Changed>,
): Promise<void> {
  await tx.updateTable("promises").set(changed).where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function insertEvent(
  tx: Db,
  { accountId, id }: Pick<StoredPromise, "accountId" | "id">,
  { event, at, by }: { event: PromiseEvent; at: Date; by: string },
): Promise<void> {
  await tx.insertInto("promiseEvents").values({ accountId, promiseId: id, event, at, by }).execute();
}

/** By kind: how many run, how many of those are due by `soon`, and how many are broken and still not fulfilled. */
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
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .groupBy("kind")
    .execute();
}

export async function countBreaches(db: Db, since: Date): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom("promises")
    .select(["kind", sql<number>`count(*)::int`.as("count")])
    .where("state", "=", "breached")
    .where("breachedAt", ">=", since)
    .groupBy("kind")
    .execute();
}
