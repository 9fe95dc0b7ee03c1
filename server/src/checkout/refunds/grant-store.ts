import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** Advisory locks serialize one person's claims across accounts. Sorted keys avoid deadlocks. */
export async function lockPersonKeys(tx: Db, hashes: Buffer[]): Promise<void> {
  for (const hash of hashes) await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE()})`.execute(tx);
}

export async function hasGrant(
  tx: Db,
  { hashes, accountIds, documents }: { hashes: Buffer[]; accountIds: string[]; documents: string[] },
): Promise<boolean> {
  // Hashes outlive a deleted account; refunds cover the grants made before hashes were stored.
  const { rows } = await sql<{ known: boolean }>`select
    exists (select from guarantee_grants where person_hash = any(${hashes}::bytea[]))
    or exists (
      select from refunds r join payments p on p.id = r.payment_id
      where r.kind = 'guarantee' and p.account_id = any(array(
        select unnest(${accountIds}::uuid[])
        union select account_id from gateway_customers where document = any(${documents}::text[])
      ))
    ) as known`.execute(tx);
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

const MAX_DOCUMENTS = 50;

export async function listDocuments(db: Db, accountIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("gatewayCustomers")
    .select("document")
    .distinct()
    .where("accountId", "in", accountIds)
    .limit(MAX_DOCUMENTS)
    .execute();
  return rows.map(({ document }) => document);
}
