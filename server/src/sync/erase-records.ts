import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { eraseConflicts } from "./conflict-store.ts";
import type { Deps } from "./deps.ts";
import { startEpoch } from "./head-store.ts";
import { lockHead } from "./lock-head.ts";

/** The consent for a purpose was withdrawn: its records go, and the new epoch makes every device drop its copy. */
export async function eraseRecords(
  { syncKinds }: Pick<Deps, "syncKinds">,
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  // A running sync has read the consent: wait for it, and erase what it stores.
  await lockHead(tx, accountId);
  const kinds = syncKinds.filter((kind) => kind.purpose === purpose);
  for (const kind of kinds) await kind.erase(tx, accountId);
  await eraseConflicts(
    tx,
    accountId,
    kinds.map(({ name }) => name),
  );
  await startEpoch(tx, accountId);
}
