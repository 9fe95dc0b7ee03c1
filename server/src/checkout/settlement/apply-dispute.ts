import { recordAudit } from "../../audit/record-audit.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import type { Payment } from "../payments/payment.ts";
import { suspendPeriod } from "../subscriptions/period-store.ts";
import { type StoredCharge, setDispute } from "./charge-store.ts";

/** A cardholder disputed the charge: the team is notified, because an answer has a deadline. */
async function notifyTeamOfDispute(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  payment: Payment,
  readAt: Date,
): Promise<void> {
  const { id, amountCents, accountId } = payment;
  await recordAudit(tx, {
    at: deps.now(),
    actor: "gateway",
    action: "charge disputed",
    paymentId: id,
    details: { amountCents },
  });
  await queueMessage(deps, tx, {
    template: "charge-disputed",
    channel: "email",
    recipient: deps.team.email,
    accountId,
    params: { referenceNumber: referenceNumberOf(id), amountCents },
    // A second dispute of the same charge has its own deadline, and so its own notification.
    dedupeKey: `dispute ${id} ${readAt.toISOString()}`,
  });
}

/**
 * A chargeback begins: the subscription is suspended and the team notified. The payment keeps its status, because a
 * dispute may end either way; `shown-status.ts` derives the one shown.
 */
export async function openDispute(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  payment: Payment,
  charge: Charge,
  stored: StoredCharge,
): Promise<void> {
  if (!isNewer(charge, stored)) return;
  await setDispute(tx, stored, { dispute: "open", disputeReadAt: charge.readAt });
  if (stored.dispute === "open" || stored.disposition !== "accepted") return;
  await suspendPeriod(tx, payment.id, deps.now());
  await notifyTeamOfDispute(deps, tx, payment, charge.readAt);
}

/** The money stays: access is back. A won dispute may show only as the charge being captured again, without a state. */
export async function winDispute(tx: Db, payment: Payment, charge: Charge, stored: StoredCharge): Promise<void> {
  const isWon = stored.dispute === "open" || (charge.state === "dispute-won" && stored.dispute !== "won");
  if (!isWon || !isNewer(charge, stored)) return;
  await setDispute(tx, stored, { dispute: "won", disputeReadAt: charge.readAt });
  if (stored.disposition === "accepted") await suspendPeriod(tx, payment.id, null);
}

/** The money went back to the cardholder. True for a dispute lost now or earlier. */
export async function loseDispute(tx: Db, charge: Charge, stored: StoredCharge): Promise<boolean> {
  if (stored.dispute === "open") await setDispute(tx, stored, { dispute: "lost", disputeReadAt: charge.readAt });
  return stored.dispute === "open" || stored.dispute === "lost";
}

/** Refunded is final, and of two concurrent reads of a dispute the older one must not win. */
const isNewer = ({ readAt }: Charge, { status, disputeReadAt }: StoredCharge): boolean =>
  status !== "refunded" && (disputeReadAt === null || readAt >= disputeReadAt);
