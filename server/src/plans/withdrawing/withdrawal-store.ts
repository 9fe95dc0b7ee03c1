import type { WithdrawalReason, WithdrawalSource } from "@app/contract/plan-withdrawal";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** A version that nobody follows any more. */
export type Withdrawal = { version: number; at: Date; reasons: WithdrawalReason[]; source: WithdrawalSource };

/** Append-only: the database refuses to change it. */
export async function insertWithdrawal(tx: Db, accountId: string, withdrawal: Withdrawal): Promise<void> {
  const { version, at, reasons, source } = withdrawal;
  await tx.insertInto("planWithdrawals").values({ accountId, version, withdrawnAt: at, reasons, source }).execute();
}

/** Of a statement over `plan_versions`. */
export const withdrawalColumn = sql<WithdrawalJson | null>`(
  select jsonb_build_object('version', w.version, 'at', w.withdrawn_at, 'reasons', w.reasons, 'source', w.source)
  from plan_withdrawals w where w.account_id = plan_versions.account_id and w.version = plan_versions.version
)`.as("withdrawal");

export type WithdrawalJson = Omit<Withdrawal, "at"> & { at: string };

export const withdrawalIn = ({ at, ...withdrawal }: WithdrawalJson): Withdrawal => ({
  ...withdrawal,
  at: new Date(at),
});

/** Versions taken away since then, by what took them. */
export async function countWithdrawals(db: Db, since: Date): Promise<Map<WithdrawalSource, number>> {
  const { rows } = await sql<{ source: WithdrawalSource; count: number }>`
    select source, count(*)::int as count from plan_withdrawals where withdrawn_at >= ${since} group by source`.execute(
    db,
  );
  return new Map(rows.map(({ source, count }) => [source, count]));
}

/** The newest of each account that no professional has signed a version after. */
export async function listOpenWithdrawals(
  db: Db,
  accountIds: readonly string[],
): Promise<(Withdrawal & { accountId: string })[]> {
  const { rows } = await sql<Row & { accountId: string }>`
    select distinct on (w.account_id) w.account_id, w.version, w.withdrawn_at, w.reasons, w.source
    from plan_withdrawals w
    where w.account_id = any(${[...accountIds]}) and w.retained_since is null and not exists (
      select from plan_versions signed
      where signed.account_id = w.account_id and signed.version > w.version and signed.kind = 'definitive'
    )
    order by w.account_id, w.version desc`.execute(db);
  return rows.map((row) => ({ accountId: row.accountId, ...withdrawalOf(row) }));
}

/** Newest versions of the engine's that did not pass their check, with its codes ("diet:excluded-food"). */
export async function listFailedChecks(
  db: Db,
  accountIds: readonly string[],
): Promise<{ accountId: string; createdAt: Date; failedChecks: string[] }[]> {
  const { rows } = await sql<{ accountId: string; createdAt: Date; failedChecks: string[] | null; kind: string }>`
    select distinct on (account_id) account_id, created_at, failed_checks, kind from plan_versions
    where account_id = any(${[...accountIds]}) and retained_since is null
    order by account_id, version desc`.execute(db);
  return rows.flatMap(({ failedChecks, kind, ...row }) =>
    failedChecks && kind === "provisional" ? [{ ...row, failedChecks }] : [],
  );
}

type Row = { version: number; withdrawnAt: Date; reasons: string[]; source: string };

const withdrawalOf = ({ version, withdrawnAt: at, reasons, source }: Row): Withdrawal => ({
  version,
  at,
  reasons: reasons as WithdrawalReason[],
  source: source as WithdrawalSource,
});
