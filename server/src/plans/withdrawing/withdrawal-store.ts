import type { WithdrawalReason, WithdrawalSource } from "@app/contract/plan-withdrawal";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { sealedReasons } from "./sealed-reasons.ts";

/** A version that nobody follows any more. Without reasons: they went with the consent to health data. */
export type Withdrawal = { version: number; at: Date; reasons: WithdrawalReason[]; source: WithdrawalSource };

/** Append-only: the database refuses to change it. */
export async function insertWithdrawal(
  tx: Db,
  encryption: Encryption,
  accountId: string,
  { version, at, reasons, source }: Withdrawal,
): Promise<void> {
  const sealed = sealedReasons.seal(encryption, { accountId, version }, reasons);
  await tx.insertInto("planWithdrawals").values({ accountId, version, withdrawnAt: at, source, sealed }).execute();
}

/** Of a statement over `plan_versions`. */
export const withdrawalColumn = sql<WithdrawalJson | null>`(
  select jsonb_build_object('version', w.version, 'at', w.withdrawn_at, 'source', w.source,
    'sealed', encode(w.sealed, 'hex'))
  from plan_withdrawals w where w.account_id = plan_versions.account_id and w.version = plan_versions.version
)`.as("withdrawal");

export type WithdrawalJson = Pick<Withdrawal, "version" | "source"> & { at: string; sealed: string | null };

export const withdrawalIn = (
  encryption: Encryption,
  accountId: string,
  { version, source, at, sealed }: WithdrawalJson,
): Withdrawal => ({
  version,
  at: new Date(at),
  reasons: sealed ? sealedReasons.open(encryption, { accountId, version, sealed: Buffer.from(sealed, "hex") }) : [],
  source,
});

/** Why versions that no professional signed were withdrawn goes with their documents. */
export async function eraseReasons(tx: Db, accountId: string): Promise<void> {
  await sql`
    update plan_withdrawals w set sealed = null from plan_versions v
    where w.account_id = ${accountId} and v.account_id = w.account_id and v.version = w.version
      and v.kind = 'provisional' and w.sealed is not null`.execute(tx);
}

/** Versions taken away since then, by what took them. */
export async function countWithdrawals(db: Db, since: Date): Promise<Map<WithdrawalSource, number>> {
  const { rows } = await sql<{ source: WithdrawalSource; count: number }>`
    select source, count(*)::int as count from plan_withdrawals where withdrawn_at >= ${since} group by source`.execute(
    db,
  );
  return new Map(rows.map(({ source, count }) => [source, count]));
}

/** The newest of each account that no professional has signed a version after, and whose reasons are still kept. */
export async function listOpenWithdrawals(
  db: Db,
  encryption: Encryption,
  accountIds: readonly string[],
): Promise<(Withdrawal & { accountId: string })[]> {
  const { rows } = await sql<Row>`
    select distinct on (w.account_id) w.account_id, w.version, w.withdrawn_at, w.sealed, w.source
    from plan_withdrawals w
    where w.account_id = any(${[...accountIds]}) and w.retained_since is null and w.sealed is not null and not exists (
      select from plan_versions signed
      where signed.account_id = w.account_id and signed.version > w.version and signed.kind = 'definitive'
    )
    order by w.account_id, w.version desc`.execute(db);
  return rows.map(({ withdrawnAt: at, sealed, ...row }) => ({
    ...row,
    at,
    reasons: sealedReasons.open(encryption, { ...row, sealed }),
  }));
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

type Row = { accountId: string; version: number; withdrawnAt: Date; sealed: Buffer; source: WithdrawalSource };
