import type { Db } from "../../platform/database/db.ts";
import { type Lease, leaseDue } from "../../platform/database/lease-due.ts";
import type { Encryption, EncryptionContext } from "../../platform/encryption.ts";
import { type Person, personOf } from "../person.ts";
import type { DataExport } from "./data-export.ts";

const columns = ["id", "status", "requestedAt", "readyAt", "expiresAt", "size"] as const;

/** The account's current contacts and their verification. */
export async function findPerson(db: Db, accountId: string): Promise<Person | undefined> {
  const account = await db
    .selectFrom("accounts")
    .select(["id", "email", "emailVerifiedAt", "phone", "phoneVerifiedAt"])
    .where("id", "=", accountId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return account && personOf(account);
}

export async function findExport(db: Db, accountId: string): Promise<DataExport | undefined> {
  const row = await db.selectFrom("dataExports").select(columns).where("accountId", "=", accountId).executeTakeFirst();
  return row as DataExport | undefined;
}

/** Replaces the previous export and its file. */
export async function replaceExport(
  tx: Db,
  { id, accountId, requestedAt }: { id: string; accountId: string; requestedAt: Date },
): Promise<DataExport> {
  await tx.deleteFrom("dataExports").where("accountId", "=", accountId).execute();
  const row = await tx
    .insertInto("dataExports")
    .values({ id, accountId, status: "preparing", requestedAt, dueAt: requestedAt })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as DataExport;
}

export const leaseDueExports = (db: Db, lease: Lease) =>
  leaseDue(db, { table: "dataExports", key: ["id"], count: "attempts" }, lease);

/** The chunks of a previous attempt. */
export async function dropChunks(db: Db, exportId: string): Promise<void> {
  await db.deleteFrom("dataExportChunks").where("exportId", "=", exportId).execute();
}

type ChunkKey = { exportId: string; accountId: string; position: number };

/** An archive holds in clear what is sealed elsewhere, so it is sealed as a whole. */
const contextOf = ({ exportId, accountId, position }: ChunkKey): EncryptionContext => ({
  accountId,
  table: "data_export_chunks",
  item: `${exportId} ${position}`,
});

export async function insertChunk(
  db: Db,
  encryption: Encryption,
  { bytes, ...key }: ChunkKey & { bytes: Buffer },
): Promise<void> {
  const { exportId, position } = key;
  await db
    .insertInto("dataExportChunks")
    .values({ exportId, position, bytes: encryption.sealBytes(contextOf(key), bytes) })
    .execute();
}

export async function findChunk(db: Db, encryption: Encryption, key: ChunkKey): Promise<Buffer | undefined> {
  const { exportId, position } = key;
  const row = await db
    .selectFrom("dataExportChunks")
    .select("bytes")
    .where("exportId", "=", exportId)
    .where("position", "=", position)
    .executeTakeFirst();
  return row && encryption.openBytes(contextOf(key), row.bytes);
}

/** False when the export was replaced or leased again meanwhile, or its account deleted. */
export async function finishExport(
  tx: Db,
  { id, attempts }: { id: string; attempts: number },
  ready: { size: number; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("dataExports")
    .set({ status: "ready", dueAt: null, ...ready })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function postponeExport(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.updateTable("dataExports").set({ dueAt }).where("id", "=", id).execute();
}

export async function failExport(db: Db, id: string): Promise<void> {
  await db.updateTable("dataExports").set({ status: "failed", dueAt: null }).where("id", "=", id).execute();
}
