import { type Buyer, getBuyer } from "../../identity/accounts/get-buyer.ts";
import { createVerification } from "../../identity/verification/send-verification.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import { recordConversion } from "../../tracking/record-conversion.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { recipientOf } from "./owner.ts";
import type { Period } from "./period-store.ts";

const RECEIPT_LINK_MINUTES = 7 * 24 * 60;

type AnnounceDeps = Pick<Deps, "jobs" | "ads" | "now">;

/** What follows a granted period, in its transaction: conversion, receipt, and a notice to the owner it extends. */
export async function announcePurchase(deps: AnnounceDeps, tx: Db, payment: Payment, period: Period): Promise<void> {
  const { clientIp, userAgent, fbc, fbp } = payment;
  await recordConversion(deps, tx, {
    eventName: "Purchase",
    eventId: `purchase_${payment.id}`,
    accountId: payment.accountId,
    allowsAds: payment.allowsAds,
    valueCents: payment.amountCents,
    clientContext: { clientIp: clientIp ?? "", userAgent, fbc, fbp },
  });
  const buyer = await getBuyer(tx, payment.accountId);
  await sendReceipt(deps, tx, { payment, period, buyer });
  const isExtension = payment.paidAt !== null && period.startsAt > payment.paidAt;
  if (payment.via === "email" && isExtension) await notifyExtension(deps, tx, { payment, period, buyer });
}

type Purchased = { payment: Payment; period: Period; buyer: Buyer | undefined };

/** A purchase made without a session belongs to the reader of that inbox, who verifies it by the receipt's link. */
async function sendReceipt(deps: AnnounceDeps, tx: Db, { payment, period, buyer }: Purchased): Promise<void> {
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
      endsAt: period.endsAt.toISOString(),
      ...(period.peopleFrom && { teamStartsAt: period.peopleFrom.toISOString() }),
      ...(verificationId && { verificationId }),
      ...(releaseId && { releaseId }),
    },
    dedupeKey: `receipt ${payment.id}`,
  });
}

/** Without a session the buyer is not asked to confirm an extension: the plan's owner is notified and may withdraw. */
async function notifyExtension(deps: AnnounceDeps, tx: Db, { payment, period, buyer }: Purchased): Promise<void> {
  if (!buyer?.email) return;
  const { id: paymentId, accountId, amountCents, cycle } = payment;
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
      startsAt: period.startsAt.toISOString(),
      endsAt: period.endsAt.toISOString(),
    },
    dedupeKey: `subscription-extended ${paymentId}`,
  });
}
