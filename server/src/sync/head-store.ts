import type { SyncKind } from "@app/contract/sync";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { KindCounts } from "./ceilings.ts";

/** Of an account: its newest revision, the newest of each kind that it ever wrote, and how much it has of each. */
export type Head = {
  epoch: string;
  rev: number;
  kindRevs: Readonly<Partial<Record<SyncKind, number>>>;
  kindCounts: KindCounts;
};

/** Whether a record of the kind may have a revision after this one. */
export const mayHaveChanged = (head: Head, kind: SyncKind, after: number): boolean =>
  (head.kindRevs[kind] ?? 0) > after;

/** After records of these kinds took the next revisions, in their order. */
export function advanceHead(head: Head, changed: readonly SyncKind[]): Head {
  const written = changed.map((name, index) => [name, head.rev + 1 + index]);
  return { ...head, rev: head.rev + changed.length, kindRevs: { ...head.kindRevs, ...Object.fromEntries(written) } };
}

export async function findHead(db: Db, accountId: string): Promise<Head | undefined> {
  return headOf(await heads(db, accountId).executeTakeFirst());
}

/** Serializes the calls of one account until the end of the transaction. */
export async function findHeadForUpdate(tx: Db, accountId: string): Promise<Head | undefined> {
  return headOf(await heads(tx, accountId).forUpdate().executeTakeFirst());
}

const heads = (db: Db, accountId: string) =>
  db.selectFrom("syncHeads").select(["epoch", "rev", "kindRevs", "kindCounts"]).where("accountId", "=", accountId);

type Row = { epoch: string; rev: string; kindRevs: unknown; kindCounts: unknown };

const headOf = (row: Row | undefined): Head | undefined =>
  row && {
    epoch: row.epoch,
    rev: Number(row.rev),
    kindRevs: row.kindRevs as Head["kindRevs"],
    kindCounts: row.kindCounts as Head["kindCounts"],
  };

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
  { rev, kindRevs, kindCounts, refusedAt }: Pick<Head, "rev" | "kindRevs" | "kindCounts"> & { refusedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable("syncHeads")
    .set({
      rev,
      kindRevs: JSON.stringify(kindRevs),
      kindCounts: JSON.stringify(kindCounts),
      ...(refusedAt && { refusedAt }),
    })
    .where("accountId", "=", accountId)
    .execute();
}

/** `erased`: the kinds of which nothing is left, and nothing is counted any more. */
export async function startEpoch(tx: Db, accountId: string, erased: string[]): Promise<void> {
  await tx
    .updateTable("syncHeads")
    .set({ epoch: sql`gen_random_uuid()`, kindCounts: sql`kind_counts - ${erased}::text[]` })
    .where("accountId", "=", accountId)
    .execute();
}

export async function countRefused(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("syncHeads")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("refusedAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
