import type { Half } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { clearDraft, lockDraft } from "./draft-store.ts";
import { isHeldBy } from "./lease.ts";

type Discarding = { accountId: string; half: Half; staffId: string };

/**
 * Throws a half's draft away, in the caller's transaction, which holds the account's head; twice is once. Only by who has
 * the lease: they have seen what they throw away.
 */
export async function discardDraft(
  { keyRing }: Pick<Deps, "keyRing">,
  tx: Db,
  { staffId, ...place }: Discarding,
): Promise<{ isDiscarded: boolean }> {
  const draft = await lockDraft(tx, keyRing.encryption("health-data"), place);
  if (draft.signed) throw new Problem("draft-signed");
  if (!isHeldBy(draft, staffId)) throw new Problem("draft-leased");
  if (!draft.saved) return { isDiscarded: false };
  await clearDraft(tx, draft);
  return { isDiscarded: true };
}
