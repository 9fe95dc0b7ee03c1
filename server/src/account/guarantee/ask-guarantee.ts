import type { GuaranteeDecision } from "@app/contract/guarantee";
import { getPurchase } from "../../checkout/subscriptions/queries.ts";
import { requestDecision } from "../../guarantee/decisions/request-decision.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { confirmPassword } from "../../identity/passwords/confirm-password.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { getDecision } from "./get-guarantee.ts";

type Asked = { account: Account; id: string; paymentId: string; password: string; ip: string };

/** The member asks for the guarantee; the password is required again, because money moves. */
export async function askGuarantee(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "team" | "now" | "onRefundRequested">,
  { account, id, paymentId, password, ip }: Asked,
): Promise<GuaranteeDecision> {
  const purchase = await getPurchase(deps, { account, paymentId });
  if (!purchase.paidAt) throw new Problem("nothing-to-refund");
  await confirmPassword(deps, { account, password, ip });
  const decided = await requestDecision(deps, { id, purchase, memberId: account.id, requestedBy: "buyer" });
  return getDecision(deps, account, decided.id);
}
