import type { Payment } from "../checkout/payments/payment.ts";
import { recipientOf } from "../checkout/subscriptions/owner.ts";
import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import type { ClaimKind } from "./claim-store.ts";
import type { Deps } from "./deps.ts";

type Refusal = {
  payment: Payment;
  referenceNumber: string;
  reasons: string[];
  /** Set when a team member decided, not the rules. */
  decidedBy?: "team";
  kind?: ClaimKind;
};

/** The refusal by e-mail, with its reasons. */
export async function notifyRefusedClaim(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { payment, referenceNumber, reasons, decidedBy, kind = "guarantee" }: Refusal,
): Promise<void> {
  const buyer = await getBuyer(tx, payment.accountId);
  await queueMessage(deps, tx, {
    template: "guarantee-refused",
    channel: "email",
    recipient: recipientOf(payment, buyer),
    accountId: payment.accountId,
    params: {
      fullName: buyer?.fullName ?? "",
      referenceNumber,
      reasons: reasons.join("\n"),
      ...(decidedBy && { decidedBy }),
      ...(kind !== "guarantee" && { isRefund: true }),
    },
    dedupeKey: `guarantee-refused ${referenceNumber}`,
  });
}
