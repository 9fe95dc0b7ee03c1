import type { GuaranteeAnswer, GuaranteeClaim } from "@app/contract/guarantee-claim";
import { getPurchase } from "../checkout/subscriptions/get-purchase.ts";
import { claimGuarantee } from "../guarantee/claim-guarantee.ts";
import { grantsByRule } from "../guarantee/decisions/grants-by-rule.ts";
import type { Account } from "../identity/accounts/account.ts";
import { confirmPassword } from "../identity/passwords/confirm-password.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Deps } from "./deps.ts";
import { answerByRule } from "./guarantee/answer-by-rule.ts";
import { viewRefund } from "./refund-view.ts";

/** The buyer claims the guarantee. Granted or not, they get the evaluated conditions and a dated reference number. */
export async function requestGuarantee(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "team" | "now" | "onRefundRequested">,
  { account, paymentId, claim, ip }: { account: Account; paymentId: string; claim: GuaranteeClaim; ip: string },
): Promise<GuaranteeAnswer> {
  const { password, ...statement } = claim;
  const purchase = await getPurchase(deps, { account, paymentId });
  if (!purchase.paidAt) throw new Problem("nothing-to-refund");
  await confirmPassword(deps, { account, password, ip });
  if (purchase.refundUsed) throw new Problem("refund-already-requested");
  // An older purchase keeps its terms or gets the rules, whichever grants.
  if (purchase.guaranteeRule !== null || (await grantsByRule(deps, { purchase, memberId: account.id })))
    return answerByRule(deps, { account, purchase });

  const decision = await claimGuarantee(deps, {
    paymentId,
    memberId: account.id,
    requestedBy: "buyer",
    claim: statement,
  });
  const { outcome, referenceNumber, at, conditions } = decision;
  return {
    outcome,
    referenceNumber,
    at: at.toISOString(),
    conditions,
    retryUntil: decision.outcome === "refused" ? (decision.retryUntil?.toISOString() ?? null) : null,
    answerBy: decision.outcome === "in-review" ? decision.answerBy.toISOString() : null,
    refund: decision.outcome === "granted" ? viewRefund(decision.refund, purchase.method, deps.now()) : null,
  };
}
