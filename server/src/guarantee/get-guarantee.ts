import type { Condition } from "@app/contract/account";
import { deadlineOf } from "../checkout/refunds/request-refund.ts";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { getProgress } from "../programme/get-progress.ts";
import { listClaims, type StoredClaim } from "./claim-store.ts";
import { guaranteeConditions } from "./conditions.ts";
import type { Deps } from "./deps.ts";

export type GuaranteeClaimRecord = StoredClaim;

/** The guarantee's conditions as of now, and earlier claims. Undefined for an unpaid purchase. */
export async function getGuarantee(
  deps: Pick<Deps, "db" | "now">,
  { purchase, memberId }: { purchase: Purchase; memberId: string },
): Promise<{ conditions: Condition[]; review: StoredClaim | undefined; refused: StoredClaim[] } | undefined> {
  const deadline = deadlineOf(purchase, "guarantee");
  if (!purchase.paidAt || !deadline) return undefined;
  const progress = await getProgress(deps, { accountId: memberId, since: purchase.paidAt });
  const claims = await listClaims(deps.db, purchase.id, memberId);
  return {
    conditions: guaranteeConditions({ payment: purchase, deadline, progress, now: deps.now() }),
    review: claims.find(({ outcome }) => outcome === "in-review"),
    refused: claims.filter(({ outcome }) => outcome === "refused"),
  };
}
