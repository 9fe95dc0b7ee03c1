import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { type Due, isNotPostponed } from "../platform/jobs/due-rows.ts";
import type { MemberPromise, PromiseEvent, PromiseKey, PromiseOwner, StoredPromise } from "./promise.ts";

const columns = [
  "accountId",
  "leadId",
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
const asMembers = (rows: unknown[]): MemberPromise[] => rows as MemberPromise[];

/** With its first event, in one statement; false when the occasion has its promise already. */
export async function insertMadePromise(tx: Db, promise: StoredPromise, { event, at, by }: NewEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .with("made", (db) =>
      db
        .insertInto("promises")
        .values(promise)
        .onConflict((conflict) => conflict.doNothing())
        .returning(["accountId", "id"]),
    )
    .insertInto("promiseEvents")
    .columns(["accountId", "promiseId", "event", "at", "by"])
    .expression((from) =>
      from
        .selectFrom("made")
        .select((row) => [
          "made.accountId",
          "made.id",
          row.cast<string>(row.val(event), "text").as("event"),
          row.cast<Date>(row.val(at), "timestamptz").as("at"),
          row.cast<string>(row.val(by), "text").as("by"),
        ]),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when the occasion has its promise already. */
export async function insertPromise(tx: Db, promise: StoredPromise): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("promises")
    .values(promise)
    .onConflict((conflict) => conflict.doNothing())
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

const oneOf = (db: Db, key: PromiseKey) =>
  ownedBy(db, key).where("kind", "=", key.kind).where("subject", "=", key.subject);

function ownedBy(db: Db, owner: PromiseOwner) {
  const promises = db.selectFrom("promises").select(columns);
  return "accountId" in owner
    ? promises.where("accountId", "=", owner.accountId)
    : promises.where("leadId", "=", owner.leadId);
}

/** `skip locked`: each is decided by exactly one worker. */
export async function lockDuePromise(tx: Db, rows: Due): Promise<StoredPromise | undefined> {
  const row = await tx
    .selectFrom("promises")
    .select(columns)
    .where("checkAt", "<=", rows.due)
    .where(isNotPostponed("id", rows))
    .orderBy("checkAt")
    // Of those that were all looked at when access ended, the first broken is credited first: it may extend it.
    .orderBy("dueAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return asPromises([row])[0];
}

/** Those of an owner that may still change: running, or breached and not yet fulfilled. */
export async function lockOpenPromises(
  tx: Db,
  { kinds, ...owner }: PromiseOwner & { kinds?: readonly string[] | undefined },
): Promise<StoredPromise[]> {
  const rows = await ownedBy(tx, owner)
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .$if(kinds !== undefined, (query) =>
      query.where((where) => where("kind", "=", where.fn.any(where.val([...(kinds ?? [])])))),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  return asPromises(rows);
}

export async function listStoredPromises(
  db: Db,
  accountId: string,
  { limit, kinds }: { limit: number; kinds?: readonly string[] | undefined },
): Promise<StoredPromise[]> {
  const all = db.selectFrom("promises").select(columns).where("accountId", "=", accountId);
  const rows = kinds ? all.where((where) => where("kind", "=", where.fn.any(where.val([...kinds])))) : all;
  return asPromises(await rows.orderBy("startsAt", "desc").orderBy("id").limit(limit).execute());
}

export async function findOwnPromise(db: Db, accountId: string, id: string): Promise<StoredPromise | undefined> {
  return asPromises([await ownedBy(db, { accountId }).where("id", "=", id).executeTakeFirst()])[0];
}

export async function findPromiseByReference(db: Db, referenceNumber: string): Promise<StoredPromise | undefined> {
  const one = db.selectFrom("promises").select(columns).where("referenceNumber", "=", referenceNumber);
  return asPromises([await one.executeTakeFirst()])[0];
}

/** Of all members: running, or broken and not yet fulfilled; the first due first. */
export async function listUnfulfilled(db: Db, kinds: readonly string[], limit: number): Promise<MemberPromise[]> {
  const rows = await db
    .selectFrom("promises")
    .select(columns)
    .where("accountId", "is not", null)
    .where((where) => where("kind", "=", where.fn.any(where.val([...kinds]))))
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .orderBy("dueAt")
    .limit(limit)
    .execute();
  return asMembers(rows);
}

/** The same of these accounts. */
export async function listUnfulfilledOf(
  db: Db,
  accountIds: readonly string[],
  kinds: readonly string[],
): Promise<MemberPromise[]> {
  const rows = await db
    .selectFrom("promises")
    .select(columns)
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where((where) => where("kind", "=", where.fn.any(where.val([...kinds]))))
    .where("state", "in", ["running", "breached"])
    .where("fulfilledAt", "is", null)
    .where("voidedAt", "is", null)
    .orderBy("dueAt")
    .execute();
  return asMembers(rows);
}

type Changed = Pick<
  StoredPromise,
  "hours" | "dueAt" | "state" | "fulfilledAt" | "voidedAt" | "breachedAt" | "creditDays" | "checkAt"
>;

export async function updatePromise(
  tx: Db,
  { id }: Pick<StoredPromise, "id">,
  changed: Partial<Changed>,
): Promise<void> {
  await tx.updateTable("promises").set(changed).where("id", "=", id).execute();
}

/** Of a member's promises of a kind, since when and for how many days each was credited. */
export async function listCredited(
  tx: Db,
  accountId: string,
  kind: string,
): Promise<Pick<StoredPromise, "id" | "dueAt" | "creditDays">[]> {
  return tx
    .selectFrom("promises")
    .select(["id", "dueAt", "creditDays"])
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .where("creditDays", ">", 0)
    .orderBy("dueAt")
    .orderBy("id")
    .execute();
}

type NewEvent = { event: PromiseEvent; at: Date; by: string };

export async function insertEvents(
  tx: Db,
  { accountId, id }: Pick<StoredPromise, "accountId" | "id">,
  events: readonly NewEvent[],
): Promise<void> {
  const rows = events.map(({ event, at, by }) => ({ accountId, promiseId: id, event, at, by }));
  await tx.insertInto("promiseEvents").values(rows).execute();
}

export const insertEvent = (tx: Db, promise: Pick<StoredPromise, "accountId" | "id">, event: NewEvent) =>
  insertEvents(tx, promise, [event]);

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
