import type { Db } from "../database/db.ts";

export type PostponedRow = { rowKey: string; failures: number; retryAt: Date };

/** The sweep does not meet one that is no longer due: it is deleted once nothing has failed since `until`. */
export async function listPostponed(db: Db, sweep: string, until: Date): Promise<PostponedRow[]> {
  const ofSweep = db.selectFrom("postponedRows").select(["rowKey", "failures", "retryAt"]).where("sweep", "=", sweep);
  const rows = await ofSweep.execute();
  if (rows.some(({ retryAt }) => retryAt < until))
    await db.deleteFrom("postponedRows").where("sweep", "=", sweep).where("retryAt", "<", until).execute();
  return rows.filter(({ retryAt }) => retryAt >= until);
}

type Failure = { sweep: string; rowKey: string; reason: string; at: Date; retryAt: Date };

export async function postponeRow(db: Db, { at, ...failure }: Failure): Promise<void> {
  const { reason, retryAt } = failure;
  await db
    .insertInto("postponedRows")
    .values({ ...failure, failures: 1, firstFailedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(["sweep", "rowKey"])
        .doUpdateSet((row) => ({ failures: row("postponedRows.failures", "+", 1), reason, retryAt })),
    )
    .execute();
}

export async function forgetPostponed(tx: Db, sweep: string, rowKey: string): Promise<void> {
  await tx.deleteFrom("postponedRows").where("sweep", "=", sweep).where("rowKey", "=", rowKey).execute();
}

export async function countPostponed(db: Db): Promise<{ sweep: string; rows: number }[]> {
  const rows = await db
    .selectFrom("postponedRows")
    .select(["sweep", (row) => row.fn.countAll<string>().as("rows")])
    .groupBy("sweep")
    .orderBy("sweep")
    .execute();
  return rows.map(({ sweep, rows: count }) => ({ sweep, rows: Number(count) }));
}
