import type { Half } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { SigningDeps } from "./deps.ts";
import { loadWork, otherHalf } from "./plan-work.ts";
import { clearAcknowledgement, clearSignature } from "./signature-store.ts";

/**
 * Takes one's own signature back before publication, in the caller's transaction; twice is once. What the other
 * professional saw of it is to be seen again.
 */
export async function withdrawSignature(
  deps: Pick<SigningDeps, "keyRing">,
  tx: Db,
  { accountId, half, staffId }: { accountId: string; half: Half; staffId: string },
): Promise<{ isWithdrawn: boolean }> {
  await lockHead(tx, accountId);
  const { drafts } = await loadWork(deps, tx, accountId);
  const { signed } = drafts[half];
  if (!signed) return { isWithdrawn: false };
  if (signed.by !== staffId) throw new Problem("staff-not-permitted");
  await clearSignature(tx, { accountId, half });
  await clearAcknowledgement(tx, { accountId, half: otherHalf(half) });
  return { isWithdrawn: true };
}
