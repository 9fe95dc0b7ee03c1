import type { Condition } from "@app/contract/account";
import type { Deps } from "../deps.ts";
import { readProgress } from "../programme/read-progress.ts";
import { deadlineOf } from "./ask-money-back.ts";
import { type KeptClaim, listClaims } from "./claim-store.ts";
import { guaranteeConditions } from "./guarantee-conditions.ts";
import type { Purchase } from "./purchase.ts";

export type GuaranteeClaimKept = KeptClaim;

/** The guarantee's conditions as they stand now, and what was answered before. Undefined when nothing was paid. */
export async function readGuarantee(
  deps: Pick<Deps, "db" | "now">,
  { purchase, memberId }: { purchase: Purchase; memberId: string },
): Promise<{ conditions: Condition[]; review: KeptClaim | undefined; refused: KeptClaim[] } | undefined> {
  const deadline = deadlineOf(purchase, "guarantee");
  if (!purchase.paidAt || !deadline) return undefined;
  const progress = await readProgress(deps, { accountId: memberId, since: purchase.paidAt });
  const claims = await listClaims(deps.db, purchase.id, memberId);
  return {
    conditions: guaranteeConditions({ payment: purchase, deadline, progress, now: deps.now() }),
    review: claims.find(({ outcome }) => outcome === "in-review"),
    refused: claims.filter(({ outcome }) => outcome === "refused"),
  };
}
