import type { KeptAnswerName } from "../../../device-copy-entries.ts";
import { deviceCopyAnswer } from "../device-copy.ts";
import { answerKey, type Database, deleteIdbStore, type KeptAnswer, openDatabase } from "./idb-store.ts";

/** Only with the member's opt-in, and gone with the rest of the device copy. Null takes the kept one away. */
export async function keepAnswer(accountId: string, name: KeptAnswerName, value: unknown, at: number): Promise<void> {
  await withDatabase<unknown>(accountId, (database) =>
    value === null ? database.delete("meta", answerKey(name)) : database.put("meta", { at, value }, answerKey(name)),
  );
}

export const findAnswer = (accountId: string, name: KeptAnswerName): Promise<KeptAnswer | undefined> =>
  withDatabase(accountId, async (database) => (await database.get("meta", answerKey(name))) as KeptAnswer | undefined);

/** Whether the copy on this device has entries of a kind that the server lacks. */
export const hasUnsentOf = async (accountId: string, kind: string): Promise<boolean> =>
  (await withDatabase(accountId, async (database) =>
    (await database.getAll("outbox")).some((entry) => entry.kind === kind),
  )) ?? false;

async function withDatabase<T>(accountId: string, use: (database: Database) => Promise<T>): Promise<T | undefined> {
  if (!deviceCopyAnswer(accountId)) return undefined;
  const database = await openDatabase(accountId);
  try {
    return await use(database);
  } finally {
    database.close();
    // The copy was removed meanwhile, and this connection may have made it anew.
    if (!deviceCopyAnswer(accountId)) await deleteIdbStore(accountId);
  }
}
