import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { askMoneyBack } from "./ask-money-back.ts";
import type { Refund } from "./refund-store.ts";
import { recordDeed } from "./store.ts";

/** The conditions the guarantee was sold with, each answered by the buyer. */
export type GuaranteeClaim = { followed: boolean; noResults: boolean; evidence: string };

/** Within thirty days, for whoever followed the programme, saw no results and can show it. */
export async function claimGuarantee(
  deps: Pick<Deps, "db" | "jobs" | "now">,
  { paymentId, requestedBy, claim }: { paymentId: string; requestedBy: string; claim: GuaranteeClaim },
): Promise<Refund> {
  if (!claim.followed || !claim.noResults || claim.evidence.trim() === "") throw new Problem("guarantee-conditions");
  const refund = await askMoneyBack(deps, { paymentId, kind: "guarantee", requestedBy });
  const details = { protocol: refund.protocol, evidence: claim.evidence.slice(0, 2_000) };
  await recordDeed(deps.db, { at: deps.now(), actor: requestedBy, deed: "guarantee claimed", paymentId, details });
  return refund;
}
