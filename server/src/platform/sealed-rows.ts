import { deflateRawSync, inflateRawSync, type ZlibOptions } from "node:zlib";
import { type RawBuilder, sql } from "kysely";
import { asRecords, type Db, inTransaction } from "./database/db.ts";
import type { DB } from "./database/schema.ts";
import { type Encryption, type EncryptionContext, KEY_ID_AT } from "./encryption.ts";
import type { SealedPurpose } from "./key-ring.ts";

/** A table with a column `sealed` and an index on its key id. */
export type SealedTable = {
  name: keyof DB;
  purpose: SealedPurpose;
  /** Where the bytes of a row stand, by its columns. */
  contextOf: (row: never) => EncryptionContext;
};

type Owned = { accountId: string };
type Codec<T> = { bytesOf: (value: T) => Buffer; valueOf: (bytes: Buffer) => T };

const json = <T>(): Codec<T> => ({
  bytesOf: (value) => Buffer.from(JSON.stringify(value)),
  valueOf: (bytes) => JSON.parse(bytes.toString("utf8")) as T,
});

export const utf8: Codec<string> = {
  bytesOf: (text) => Buffer.from(text, "utf8"),
  valueOf: (bytes) => bytes.toString("utf8"),
};

/** Sealed bytes cannot be compressed any more, so that long values are before. */
export const deflated = <T>(options: ZlibOptions = {}): Codec<T> => ({
  bytesOf: (value) => deflateRawSync(JSON.stringify(value), options),
  valueOf: (bytes) => JSON.parse(inflateRawSync(bytes).toString("utf8")) as T,
});

export type SealedRows<T, Key> = {
  contextOf: (row: Owned & Key) => EncryptionContext;
  seal: (encryption: Encryption, row: Owned & Key, value: T) => Buffer;
  open: (encryption: Encryption, row: Owned & Key & { sealed: Buffer }) => T;
};

/** What the rows of a table seal. A value opens on its own row only, which `itemOf` names within the account. */
export function sealedRows<T, Key = { id: string }>(
  table: string,
  itemOf: (row: Key) => string | number = (row) => (row as { id: string }).id,
  { bytesOf, valueOf }: Codec<T> = json(),
): SealedRows<T, Key> {
  const contextOf = (row: Owned & Key): EncryptionContext => ({
    accountId: row.accountId,
    table,
    item: String(itemOf(row)),
  });
  return {
    contextOf,
    seal: (encryption, row, value) => encryption.sealBytes(contextOf(row), bytesOf(value)),
    open: (encryption, row) => valueOf(encryption.openBytes(contextOf(row), row.sealed)),
  };
}

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
export function resealBatch(db: Db, encryption: Encryption, { name, contextOf }: SealedTable): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ address: string; sealed: Buffer }>`
      select ctid::text as address, * from ${sql.table(name)} where ${isStale(encryption)}
      limit ${BATCH_SIZE} for update skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    const resealed = rows.map((row) => {
      const context = contextOf(row as never);
      return {
        address: row.address,
        sealed: hex(encryption.sealBytes(context, encryption.openBytes(context, row.sealed))),
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
