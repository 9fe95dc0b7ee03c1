import { createHash } from "node:crypto";
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import type { PaymentSubmission } from "@app/contract/checkout";
import { ipKey } from "../../platform/http/ip-key.ts";
import type { ClientContext } from "../../tracking/record-conversion.ts";
import type { Deps } from "../deps.ts";
import { scheduleAbandonedCartReminder } from "../reminders/schedule-abandoned-cart-reminder.ts";
import { assertCardsEnabled } from "./card-testing-guard.ts";
import { chargeCard } from "./charge-card.ts";
import { createPixCode } from "./create-pix-code.ts";
import { parseCard, parseTerms } from "./order-terms.ts";
import type { Payment } from "./payment.ts";
import { newPaymentId } from "./payment-id.ts";
import { getPayment } from "./payment-store.ts";
import { withGatewayDeadline } from "./request-deadlines.ts";
import { reserveAttempt } from "./reserve-attempt.ts";
import { throwIfFailed } from "./throw-if-failed.ts";

export type CreatePaymentInput = {
  accountId: string;
  via: Payment["via"];
  /** Of the session's account; without one, the e-mail typed at the payment is used. */
  accountEmail?: string | null;
  submission: PaymentSubmission;
  /** The lowest price a page offered, where the offer is known to be this buyer's. */
  offerCents: number | undefined;
  clientContext: ClientContext;
  idempotencyKey: string | null;
};

/** The gateway call may take a minute; before that reconciliation would find nothing. */
const FIRST_CHECK_MS = 75_000;

/** One payment attempt: write the intention, call the gateway, write the answer. A replay makes no second charge. */
export async function createPayment(deps: Deps, input: CreatePaymentInput): Promise<Payment> {
  const since = performance.now();
  const { submission, offerCents } = input;
  const terms = parseTerms(submission, offerCents);
  const details = terms.method === "credit-card" ? parseCard(submission, deps.now()) : undefined;
  if (details) await assertCardsEnabled(deps, input);

  const createdAt = deps.now();
  const { clientContext } = input;
  const allowsAds = submission.consent?.ads === true;
  const attempt: Payment = {
    ...terms,
    id: newPaymentId(deps.keyRing, input),
    accountId: input.accountId,
    via: input.via,
    requester: input.via === "email" ? ipKey(clientContext.clientIp) : "",
    email: (input.accountEmail ?? submission.email).toLowerCase(),
    status: terms.method === "pix" ? "pending" : "processing",
    gateway: deps.gateway.name,
    gatewayId: null,
    pixCode: null,
    pixImage: null,
    pixExpiresAt: null,
    replacedAt: null,
    failure: null,
    idempotencyKey: input.idempotencyKey,
    requestHash: input.idempotencyKey ? hashOf(submission) : null,
    withdrawalDays: WITHDRAWAL_DAYS,
    guaranteeDays: GUARANTEE_DAYS,
    allowsAds,
    clientIp: clientContext.clientIp,
    userAgent: clientContext.userAgent,
    fbc: allowsAds ? clientContext.fbc : null,
    fbp: allowsAds ? clientContext.fbp : null,
    createdAt,
    answeredAt: null,
    paidAt: null,
    dueAt: new Date(createdAt.getTime() + FIRST_CHECK_MS),
    lookupCount: 0,
  };
  const replay = await deps.paymentSlots.run(async () => {
    const earlier = await reserveAttempt(deps, attempt, submission.confirmExtension === true);
    if (!earlier) await scheduleAbandonedCartReminder(deps, attempt, submission.offer ?? null);
    return earlier;
  });
  if (replay) return replay;

  const work = details ? chargeCard(deps, attempt, details) : createPixCode(deps, attempt);
  work.catch((error: unknown) => deps.log.error({ err: error, paymentId: attempt.id }, "payment outcome unknown"));
  return throwIfFailed(await withGatewayDeadline(since, work, () => getPayment(deps.db, attempt.id)));
}

/** Of everything but the card, which may change between two requests of one attempt and is never stored in any form. */
function hashOf({ creditCardData: _card, consent: _consent, ...rest }: PaymentSubmission): Buffer {
  return createHash("sha256").update(JSON.stringify(rest)).digest();
}
