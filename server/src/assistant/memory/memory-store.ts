import type { MemoryKey } from "@app/contract/assistant";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { sealedMemories } from "./sealed-memories.ts";

export type StoredMemory = {
  id: string;
  key: MemoryKey;
  text: string;
  fromMessage: string | null;
  createdAt: Date;
};

/** Those that have not expired, in the order in which they were first written. */
export async function listStored(
  db: Db,
  encryption: Encryption,
  { accountId, now }: { accountId: string; now: Date },
): Promise<StoredMemory[]> {
  const rows = await db
    .selectFrom("assistantMemories")
    .select(["id", "key", "sealed", "fromMessage", "createdAt"])
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ sealed, key, ...row }) => ({
    ...row,
    key: key as MemoryKey,
    text: sealedMemories.open(encryption, { accountId, id: row.id, sealed }),
  }));
}

export async function listKeptIds(tx: Db, { accountId, now }: { accountId: string; now: Date }): Promise<string[]> {
  const kept = tx.selectFrom("assistantMemories").select("id").where("accountId", "=", accountId);
  return (await kept.where("expiresAt", ">", now).execute()).map(({ id }) => id);
}

/** A changed sentence keeps its place in the list, and lasts from now on. */
export async function upsertMemory(
  tx: Db,
  encryption: Encryption,
  { accountId, text, ...memory }: StoredMemory & { accountId: string; expiresAt: Date },
): Promise<void> {
  const sealed = sealedMemories.seal(encryption, { accountId, id: memory.id }, text);
  const { key, expiresAt } = memory;
  await tx
    .insertInto("assistantMemories")
    .values({ accountId, ...memory, sealed })
    .onConflict((conflict) => conflict.columns(["accountId", "id"]).doUpdateSet({ key, sealed, expiresAt }))
    .execute();
}

export async function removeMemory(tx: Db, { accountId, id }: { accountId: string; id: string }): Promise<void> {
  await tx.deleteFrom("assistantMemories").where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function removeMemories(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("assistantMemories").where("accountId", "=", accountId).execute();
}

export async function isSwitchedOn(db: Db, accountId: string): Promise<boolean> {
  const found = db.selectFrom("assistantMemorySwitches").select("isOn").where("accountId", "=", accountId);
  return (await found.executeTakeFirst())?.isOn ?? true;
}

export async function upsertSwitch(
  tx: Db,
  { accountId, isOn, switchedAt }: { accountId: string; isOn: boolean; switchedAt: Date },
): Promise<void> {
  await tx
    .insertInto("assistantMemorySwitches")
    .values({ accountId, isOn, switchedAt })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ isOn, switchedAt }))
    .execute();
}
