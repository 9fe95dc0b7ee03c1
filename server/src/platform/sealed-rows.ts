import { type RawBuilder, sql } from "kysely";
import { asRecords, type Db, inTransaction } from "./database/db.ts";
import type { DB } from "./database/schema.ts";
import { type Encryption, KEY_ID_AT, type SealedPlace } from "./encryption.ts";
import type { SealedPurpose } from "./key-ring.ts";

/** A table with a column `sealed` and an index on its key id. */
export type SealedTable = {
  name: keyof DB;
  purpose: SealedPurpose;
  /** Where the bytes of a row stand, by its columns. */
  placeOf: (row: never) => SealedPlace;
};

const BATCH_SIZE = 100;
/** More than this is a rotation that has just begun. */
const MAX_COUNTED = 100_000;

/** Two ranges, so that the index answers: without a row of an old secret neither reads one. */
function isStale({ currentKeyId }: Encryption): RawBuilder<boolean> {
  const keyId = sql`substring(sealed from ${sql.lit(KEY_ID_AT.from)} for ${sql.lit(KEY_ID_AT.length)})`;
  return sql<boolean>`sealed is not null and (${keyId} < ${currentKeyId} or ${keyId} > ${currentKeyId})`;
}

/** Rows that another secret than the current one sealed; at most 100,000 are counted. */
export async function countStale(db: Db, encryption: Encryption, { name }: SealedTable): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from
      (select from ${sql.table(name)} where ${isStale(encryption)} limit ${MAX_COUNTED}) as stale`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Seals a batch anew with the current secret; returns how many. A row that a member writes at this moment is skipped: it
 * is sealed with the current secret anyway, or found by the next batch.
 */
export function resealBatch(db: Db, encryption: Encryption, { name, placeOf }: SealedTable): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ address: string; sealed: Buffer }>`
      select ctid::text as address, * from ${sql.table(name)} where ${isStale(encryption)}
      limit ${BATCH_SIZE} for update skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    const resealed = rows.map((row) => {
      const place = placeOf(row as never);
      return {
        address: row.address,
        sealed: hex(encryption.sealBytes(place, encryption.openBytes(place, row.sealed))),
      };
    });
    await sql`
      update ${sql.table(name)} as stored set sealed = r.sealed
      from jsonb_to_recordset(${asRecords(resealed)}::jsonb) as r (address text, sealed bytea)
      where stored.ctid = r.address::tid`.execute(tx);
    return rows.length;
  });
}

/** Bytes as the database reads them from JSON. */
export const hex = (bytes: Buffer): string => `\\x${bytes.toString("hex")}`;
