import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** The place of a new question; its answer takes the next. */
export async function takePlaces(tx: Db, accountId: string): Promise<number> {
  const { lastSeq } = await tx
    .insertInto("assistantThreads")
    .values({ accountId, lastSeq: 2 })
    .onConflict((conflict) =>
      conflict.column("accountId").doUpdateSet({ lastSeq: sql`assistant_threads.last_seq + 2` }),
    )
    .returning("lastSeq")
    .executeTakeFirstOrThrow();
  return lastSeq - 1;
}

export async function eraseThread(tx: Db, accountId: string): Promise<void> {
  for (const table of ["assistantMessages", "assistantThreads"] as const)
    await tx.deleteFrom(table).where("accountId", "=", accountId).execute();
}
