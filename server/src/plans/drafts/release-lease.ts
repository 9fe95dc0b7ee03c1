import type { Half } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { lockDraft, updateLease } from "./draft-store.ts";
import { isHeldBy } from "./lease.ts";

type Releasing = { accountId: string; half: Half; staffId: string };

/** Gives one's own lease back, in the caller's transaction; twice is once, and another person's stays. */
export async function releaseLease(
  { keyRing }: Pick<Deps, "keyRing">,
  tx: Db,
  { staffId, ...place }: Releasing,
): Promise<{ isReleased: boolean }> {
  const draft = await lockDraft(tx, keyRing.encryption("health-data"), place);
  if (!isHeldBy(draft, staffId)) return { isReleased: false };
  await updateLease(tx, place, null);
  return { isReleased: true };
}
