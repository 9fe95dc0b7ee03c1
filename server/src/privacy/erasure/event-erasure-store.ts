import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
import { ownBrowsers, ownEvents } from "../ownership-store.ts";
import type { Person } from "../person.ts";

/** Every column that could identify the visitor of an event. */
const anonymous = {
  accountId: null,
  hashedIdentifiers: null,
  clientIp: null,
  userAgent: null,
  fbc: null,
  fbp: null,
  label: null,
} as const;

/** Records the browsers that are verifiably the account's, before its own events are anonymized. */
export async function requestErasures(tx: Db, person: Person, at: Date): Promise<string[]> {
  const rows = await tx
    .insertInto("eventErasures")
    .columns(["fbp", "requestedAt"])
    .expression(ownBrowsers(tx, person).distinct().select(sql<Date>`${at}::timestamptz`.as("requestedAt")))
    .onConflict((conflict) => conflict.column("fbp").doNothing())
    .returning("fbp")
    .execute();
  return rows.map(({ fbp }) => fbp);
}

/** The account's own events: one for its sign-up and one for each purchase. */
export async function eraseOwnEvents(tx: Db, person: Person, at: Date): Promise<void> {
  const own = ownEvents(tx, person);
  await tx
    .updateTable("relays")
    .set({ status: "revoked", settledAt: at, lastError: null })
    .where("conversionId", "in", own)
    .where("status", "=", "due")
    .execute();
  await tx.updateTable("conversions").set(anonymous).where("id", "in", own).execute();
}

/** Anonymizes at most `limit` events of a browser and revokes their pending relays; returns how many. */
export async function eraseBrowserEvents(
  tx: Db,
  { fbp, at, limit }: { fbp: string; at: Date; limit: number },
): Promise<number> {
  // By array: row by row through the primary key, whatever the planner estimates for a table that has just grown.
  const { numUpdatedRows } = await tx
    .with("batch", (cte) =>
      cte.selectFrom("conversions").select("id").where("fbp", "=", fbp).where("accountId", "is", null).limit(limit),
    )
    .with("revoked", (cte) =>
      cte
        .updateTable("relays")
        .set({ status: "revoked", settledAt: at, lastError: null })
        .where(sql<boolean>`conversion_id = any(array(select id from batch))`)
        .where("status", "=", "due"),
    )
    .updateTable("conversions")
    .set(anonymous)
    .where(sql<boolean>`id = any(array(select id from batch))`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Row lock until the transaction ends: two workers never erase for the same browser. */
export async function lockNextErasure(tx: Db, rows: Due): Promise<string | undefined> {
  const next = tx.selectFrom("eventErasures").select("fbp").where(isNotPostponed("fbp", rows)).orderBy("requestedAt");
  return (await next.limit(1).forUpdate().skipLocked().executeTakeFirst())?.fbp;
}

export async function finishErasure(tx: Db, fbp: string): Promise<void> {
  await tx.deleteFrom("eventErasures").where("fbp", "=", fbp).execute();
}
