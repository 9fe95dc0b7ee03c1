import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { PlanSignature } from "./plan-signature.ts";

export type StoredSignature = PlanSignature & { version: number; previousHash: Buffer | null };

/** Append-only: the database refuses to change them. */
export async function insertSignatures(
  tx: Db,
  { accountId, version, previousHash }: { accountId: string; version: number; previousHash: Buffer | null },
  signatures: readonly PlanSignature[],
): Promise<void> {
  await tx
    .insertInto("planSignatures")
    .values(signatures.map((signature) => ({ ...signature, accountId, version, previousHash })))
    .execute();
}

export async function hasSignature(tx: Db, accountId: string, key: string): Promise<boolean> {
  const signature = tx.selectFrom("planSignatures").select("key").where("accountId", "=", accountId);
  return (await signature.where("key", "=", key).executeTakeFirst()) !== undefined;
}

const MAX_LISTED = 400;

/** Of every version, or of one; the newest version first. */
export async function listSignatures(db: Db, accountId: string, version?: number): Promise<StoredSignature[]> {
  const rows = await db
    .selectFrom("planSignatures")
    .select(["version", "half", "act", "key", "staffId", "name", "council", "number", "halfHash", "previousHash"])
    .select(["method", "at", sql<string | null>`host(ip)`.as("ip")])
    .where("accountId", "=", accountId)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .orderBy("version", "desc")
    .orderBy("half")
    .limit(MAX_LISTED)
    .execute();
  return rows as StoredSignature[];
}
