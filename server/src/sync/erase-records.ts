import type { Purpose } from "@app/contract/consents";
import type { SyncKind } from "@app/contract/sync";
import type { Db } from "../platform/database/db.ts";
import { eraseConflicts } from "./conflict-store.ts";
import type { Deps } from "./deps.ts";
import { startEpoch } from "./head-store.ts";
import { lockHead } from "./lock-head.ts";

/** Records that may not be kept go: all of a purpose, or one kind. The new epoch makes every device drop its copy. */
export async function eraseRecords(
  { syncKinds }: Pick<Deps, "syncKinds">,
  tx: Db,
  { accountId, ...which }: { accountId: string } & ({ purpose: Purpose } | { kind: SyncKind }),
): Promise<void> {
  // A running sync has read the consent: wait for it, and erase what it stores.
  await lockHead(tx, accountId);
  const kinds = syncKinds.filter(({ purpose, name }) =>
    "kind" in which ? name === which.kind : purpose === which.purpose,
  );
  for (const kind of kinds) await kind.erase(tx, accountId);
  await eraseConflicts(
    tx,
    accountId,
    kinds.map(({ name }) => name),
  );
  const gone = kinds.filter(({ needsConsent }) => !needsConsent);
  await startEpoch(
    tx,
    accountId,
    gone.map(({ name }) => name),
  );
}
