import { cycles } from "@app/contract/catalogue";
import { recordAudit } from "../../audit/record-audit.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { createVerification } from "../../identity/verification/create-verification.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { recordConversion } from "../../tracking/record-conversion.ts";
import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import type { Payment } from "../payments/payment.ts";
import { updatePayment } from "../payments/payment-store.ts";
import { referenceNumberOf } from "../reference-number.ts";
import { notifyExtension } from "./notify-extension.ts";
import { findBoughtUntil, insertPeriod } from "./period-store.ts";
import { recipientOf } from "./recipient-of.ts";

const DAY_MS = 24 * 60 * 60_000;
const RECEIPT_LINK_MINUTES = 7 * 24 * 60;

/** On payment: the period starts when the one before it ends; receipt and Purchase conversion are queued. */
export async function grantSubscription(
  deps: Pick<Deps, "jobs" | "ads" | "now">,
  tx: Db,
  payment: Payment,
  { state }: Charge,
): Promise<Payment> {
  const paidAt = deps.now();
  const startsAt = (await findBoughtUntil(tx, payment.accountId, paidAt)) ?? paidAt;
  const endsAt = new Date(startsAt.getTime() + cycles[payment.cycle].days * DAY_MS);
  const { id: paymentId, accountId, plan, amountCents } = payment;

  const paid = await updatePayment(tx, payment, {
    status: state === "settled" ? "received" : "paid",
    paidAt,
    dueAt: null,
  });
  await insertPeriod(tx, { paymentId, accountId, plan, startsAt, endsAt });
  await recordAudit(tx, {
    at: paidAt,
    actor: "gateway",
    action: "subscription granted",
    paymentId,
    details: { amountCents },
  });
  await recordConversion(deps, tx, {
    eventName: "Purchase",
    eventId: `purchase_${paymentId}`,
    accountId,
    allowsAds: payment.allowsAds,
    valueCents: amountCents,
    clientContext: {
      clientIp: payment.clientIp ?? "",
      userAgent: payment.userAgent,
      fbc: payment.fbc,
      fbp: payment.fbp,
    },
  });
  await sendReceipt(deps, tx, paid, endsAt);
  if (payment.via === "email" && startsAt > paidAt) await notifyExtension(deps, tx, paid, { startsAt, endsAt });
  return paid;
}

/** A purchase made without a session belongs to the reader of that inbox, who verifies it by the receipt's link. */
async function sendReceipt(deps: Pick<Deps, "jobs" | "now">, tx: Db, payment: Payment, endsAt: Date): Promise<void> {
  const buyer = await getBuyer(tx, payment.accountId);
  const { accountId } = payment;
  const email = recipientOf(payment, buyer);
  const needsVerification = payment.via === "email" && buyer?.verifiedEmail !== email;
  const to = { channel: "email", address: email } as const;
  const createLink = (purpose: "verify" | "release") =>
    createVerification(deps, tx, { accountId, purpose, to, minutes: RECEIPT_LINK_MINUTES });
  const verificationId = needsVerification ? await createLink("verify") : undefined;
  // The account verified a phone but never this e-mail, so its owner may not be the buyer, who then has no password to
  // confirm with and needs a link that releases the address.
  const isMaybeSquatted = needsVerification && buyer?.verifiedEmail === null && buyer.verifiedPhone !== null;
  const releaseId = isMaybeSquatted ? await createLink("release") : undefined;
  await queueMessage(deps, tx, {
    template: "receipt",
    channel: "email",
    recipient: email,
    accountId,
    params: {
      fullName: buyer?.fullName ?? "",
      referenceNumber: referenceNumberOf(payment.id),
      amountCents: payment.amountCents,
      method: payment.method,
      installments: payment.installments,
      cycle: payment.cycle,
      paidAt: (payment.paidAt ?? deps.now()).toISOString(),
      endsAt: endsAt.toISOString(),
      ...(verificationId && { verificationId }),
      ...(releaseId && { releaseId }),
    },
    dedupeKey: `receipt ${payment.id}`,
  });
}
