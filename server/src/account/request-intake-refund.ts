import type { IntakeRefund, IntakeRefundAnswer, IntakeRefundOffer } from "@app/contract/intake";
import { refundRules } from "@app/engine/refunds/refund-rules";
import { previewOfferedRefund, requestOfferedRefund } from "../guarantee/offered/request-offered-refund.ts";
import type { Account } from "../identity/accounts/account.ts";
import { confirmPassword } from "../identity/passwords/confirm-password.ts";
import type { Deps } from "./deps.ts";
import { previewRefund, viewRefund } from "./refund-view.ts";

type Asked = { account: Account; kind: IntakeRefund; password: string; ip: string };

/** What the questionnaire's outcome offers; the password is required again, because money moves. */
export async function requestIntakeRefund(
  deps: Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "keyRing" | "team" | "now" | "onRefundRequested">,
  { account, kind, password, ip }: Asked,
): Promise<IntakeRefundAnswer> {
  await confirmPassword(deps, { account, password, ip });
  const { refund, review, purchase } = await requestOfferedRefund(deps, { accountId: account.id, kind });
  if (refund) return { refund: viewRefund(refund, purchase.method, deps.now()), review: null };
  return { refund: null, review: { ...review, answerBy: review.answerBy.toISOString() } };
}

/** What the questionnaire's outcome offers, as a request at this moment would be answered. A part is sent by hand. */
export async function getIntakeRefund(
  deps: Pick<Deps, "db" | "keyRing" | "now">,
  account: Account,
): Promise<IntakeRefundOffer | null> {
  const offered = await previewOfferedRefund(deps, account.id);
  if (!offered) return null;
  const { kind, purchase, amountCents, byPerson } = offered;
  const byHand = amountCents < purchase.amountCents;
  return {
    kind,
    ...previewRefund(purchase, { amountCents, byHand }, deps.now()),
    personHours: byPerson ? refundRules.content.personHours : null,
  };
}
