import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

/** Advisory locks serialize one person's claims across accounts. Sorted keys avoid deadlocks. */
export async function lockPersonKeys(tx: Db, hashes: Buffer[]): Promise<void> {
  for (const hash of hashes) await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE()})`.execute(tx);
}

export async function hasGrant(tx: Db, hashes: Buffer[]): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from guarantee_grants where person_hash = any(${hashes}::bytea[])) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

export async function insertGrants(
  tx: Db,
  hashes: Buffer[],
  { grantedAt, retainUntil }: { grantedAt: Date; retainUntil: Date },
): Promise<void> {
  await tx
    .insertInto("guaranteeGrants")
    .values(hashes.map((personHash) => ({ personHash, grantedAt, retainUntil })))
    .onConflict((conflict) => conflict.column("personHash").doUpdateSet({ grantedAt, retainUntil }))
    .execute();
}
