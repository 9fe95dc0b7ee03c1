import type { IntakeRefundOffer } from "@app/contract/intake";
import { refundRules } from "@app/engine/refunds/refund-rules";
import { previewOfferedRefund } from "../guarantee/offered/request-offered-refund.ts";
import type { Account } from "../identity/accounts/account.ts";
import type { Deps } from "./deps.ts";
import { previewRefund } from "./refund-view.ts";

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
