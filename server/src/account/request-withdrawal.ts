import type { RefundView } from "@app/contract/refunds";
import { withdraw } from "../checkout/refunds/request-refund.ts";
import { getPurchase } from "../checkout/subscriptions/queries.ts";
import type { Account } from "../identity/accounts/account.ts";
import { confirmPassword } from "../identity/passwords/confirm-password.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Deps } from "./deps.ts";
import { viewRefund } from "./refund-view.ts";

/** The buyer withdraws from their own purchase; the password is required again, because money moves. */
export async function requestWithdrawal(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "now" | "onRefundRequested">,
  { account, paymentId, password, ip }: { account: Account; paymentId: string; password: string; ip: string },
): Promise<RefundView> {
  const purchase = await getPurchase(deps, { account, paymentId });
  if (!purchase.paidAt) throw new Problem("nothing-to-refund");
  await confirmPassword(deps, { account, password, ip });
  const refund = await withdraw(deps, { paymentId, requestedBy: "buyer" });
  return viewRefund(refund, purchase.method, deps.now());
}
