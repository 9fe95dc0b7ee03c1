import type { MemoryKey } from "@app/contract/assistant";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { isSwitchedOn, listStored } from "./memory-store.ts";

/** What a prompt may hold of the member's own wishes. Switched off: nothing. */
export async function listMemories(
  { keyRing, now }: Pick<PlatformDeps, "keyRing" | "now">,
  db: Db,
  accountId: string,
): Promise<{ key: MemoryKey; text: string }[]> {
  if (!(await isSwitchedOn(db, accountId))) return [];
  const stored = await listStored(db, keyRing.encryption("health-data"), { accountId, now: now() });
  return stored.map(({ key, text }) => ({ key, text }));
}
