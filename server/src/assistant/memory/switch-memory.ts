import { inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { upsertSwitch } from "./memory-store.ts";

/** Off: no prompt holds a memory, and no new one is kept. Those that are stay until they are deleted. */
export async function switchMemory(
  { db, now }: Pick<PlatformDeps, "db" | "now">,
  { accountId, isOn }: { accountId: string; isOn: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A deletion of the account takes the choice too.
    await lockHead(tx, accountId);
    await upsertSwitch(tx, { accountId, isOn, switchedAt: now() });
  });
}
