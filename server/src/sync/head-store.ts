import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Head } from "./head.ts";

export async function findHead(db: Db, accountId: string): Promise<Head | undefined> {
  return headOf(await heads(db, accountId).executeTakeFirst());
}

/** Serializes the calls of one account until the end of the transaction. */
export async function findHeadForUpdate(tx: Db, accountId: string): Promise<Head | undefined> {
  return headOf(await heads(tx, accountId).forUpdate().executeTakeFirst());
}

const heads = (db: Db, accountId: string) =>
  db.selectFrom("syncHeads").select(["epoch", "rev", "kindRevs"]).where("accountId", "=", accountId);

const headOf = (row: { epoch: string; rev: string; kindRevs: unknown } | undefined): Head | undefined =>
  row && { epoch: row.epoch, rev: Number(row.rev), kindRevs: row.kindRevs as Head["kindRevs"] };

/** Its foreign key locks the account against a concurrent deletion. */
export async function insertHead(tx: Db, accountId: string): Promise<void> {
  await tx
    .insertInto("syncHeads")
    .values({ accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateHead(
  tx: Db,
  accountId: string,
  { rev, kindRevs, refusedAt }: Pick<Head, "rev" | "kindRevs"> & { refusedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable("syncHeads")
    .set({ rev, kindRevs: JSON.stringify(kindRevs), ...(refusedAt && { refusedAt }) })
    .where("accountId", "=", accountId)
    .execute();
}

export async function startEpoch(tx: Db, accountId: string): Promise<void> {
  await tx.updateTable("syncHeads").set({ epoch: sql`gen_random_uuid()` }).where("accountId", "=", accountId).execute();
}

export async function countRefused(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("syncHeads")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("refusedAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
