import type { GuaranteeAnswer, GuaranteeClaim } from "@app/contract/account";
import { claimGuarantee } from "../checkout/claim-guarantee.ts";
import { getPurchase } from "../checkout/get-purchase.ts";
import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { confirmPassword } from "../identity/confirm-password.ts";
import { Problem } from "../platform/problem.ts";
import { viewRefund } from "./refund-view.ts";

/** The buyer claims the guarantee. Whatever the answer, they get the conditions as judged and a dated protocol. */
export async function askGuarantee(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "team" | "now">,
  { account, paymentId, claim, ip }: { account: Account; paymentId: string; claim: GuaranteeClaim; ip: string },
): Promise<GuaranteeAnswer> {
  const { password, ...said } = claim;
  const purchase = await getPurchase(deps, { account, paymentId });
  if (!purchase.paidAt) throw new Problem("nothing-to-refund");
  await confirmPassword(deps, { account, password, ip });
  if (purchase.rightUsed) throw new Problem("refund-already-asked");

  const verdict = await claimGuarantee(deps, { paymentId, memberId: account.id, requestedBy: "buyer", claim: said });
  const { outcome, protocol, at, conditions } = verdict;
  return {
    outcome,
    protocol,
    at: at.toISOString(),
    conditions,
    retryUntil: verdict.outcome === "refused" ? (verdict.retryUntil?.toISOString() ?? null) : null,
    answerBy: verdict.outcome === "in-review" ? verdict.answerBy.toISOString() : null,
    refund: verdict.outcome === "granted" ? viewRefund(verdict.refund, purchase.method, deps.now()) : null,
  };
}
