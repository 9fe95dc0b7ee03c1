import type { Swap } from "@app/contract/plans";
import { isAlive } from "@app/engine/sync/merge";
import type { Db } from "../../platform/database/db.ts";
import { swapKind } from "./swap-kind.ts";

/** More than the versions of a year have items and meals. */
const MAX_SWAPS = 10_000;

/** What a member takes instead, in any version. */
export async function listSwaps(db: Db, accountId: string): Promise<Swap["choice"][]> {
  const records = await swapKind.listChanges(db, accountId, { after: 0 }, MAX_SWAPS);
  return records
    .filter((record) => isAlive({ ...record, losers: {} }))
    .flatMap(({ fields: { choice } }) => (choice ? [choice.value as Swap["choice"]] : []));
}
