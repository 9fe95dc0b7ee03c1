import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { referenceNumberOf } from "../reference-number.ts";
import type { Period } from "./period-store.ts";

/** Without a session the buyer is not asked to confirm an extension: the plan's owner is notified and may withdraw. */
export async function notifyExtension(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { id: paymentId, accountId, amountCents, cycle }: Payment,
  { startsAt, endsAt }: Pick<Period, "startsAt" | "endsAt">,
): Promise<void> {
  const buyer = await getBuyer(tx, accountId);
  if (!buyer?.email) return;
  await queueMessage(deps, tx, {
    template: "subscription-extended",
    channel: "email",
    recipient: buyer.email,
    accountId,
    params: {
      fullName: buyer.fullName,
      paymentId,
      referenceNumber: referenceNumberOf(paymentId),
      amountCents,
      cycle,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
    dedupeKey: `subscription-extended ${paymentId}`,
  });
}
