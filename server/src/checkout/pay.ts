import { createHash } from "node:crypto";
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import type { PaymentSubmission } from "@app/contract/checkout";
import type { Deps } from "../deps.ts";
import { ipKey } from "../platform/ip-key.ts";
import type { BrowserTrace } from "../tracking/record-conversion.ts";
import { allowCards } from "./allow-cards.ts";
import { chargeCard } from "./charge-card.ts";
import { gatewayInTime } from "./in-time.ts";
import { noteUnfinished } from "./note-unfinished.ts";
import { openAttempt } from "./open-attempt.ts";
import { openPixCode } from "./open-pix-code.ts";
import type { Payment } from "./payment.ts";
import { newPaymentId } from "./payment-id.ts";
import { refuseIfFailed } from "./refuse-if-failed.ts";
import { getPayment } from "./store.ts";
import { readCard, readTerms } from "./terms.ts";

export type Buying = {
  accountId: string;
  via: Payment["via"];
  /** Of whoever is signed in; where there is none, the one typed at the payment is used. */
  accountEmail?: string | null;
  submission: PaymentSubmission;
  /** The lowest price a page offered this buyer, where it is known to be theirs. */
  offerCents: number | undefined;
  trace: BrowserTrace;
  idempotencyKey: string | null;
};

/** The call itself may take a minute; before that a sweep has nothing to ask. */
const FIRST_LOOK_MS = 75_000;

/** One press of "pay": the intention is written, the gateway asked, the answer written. Never two of them for one press. */
export async function pay(deps: Deps, buying: Buying): Promise<Payment> {
  const since = performance.now();
  const { submission, offerCents } = buying;
  const terms = readTerms(submission, offerCents);
  const details = terms.method === "credit-card" ? readCard(submission, deps.now()) : undefined;
  if (details) await allowCards(deps, buying);

  const createdAt = deps.now();
  const { trace } = buying;
  const allowsAds = submission.consent?.ads === true;
  const attempt: Payment = {
    ...terms,
    id: newPaymentId(deps.keyRing, buying),
    accountId: buying.accountId,
    via: buying.via,
    requester: buying.via === "email" ? ipKey(trace.clientIp) : "",
    email: (buying.accountEmail ?? submission.email).toLowerCase(),
    status: terms.method === "pix" ? "pending" : "processing",
    gateway: deps.gateway.name,
    gatewayId: null,
    pixCode: null,
    pixImage: null,
    pixExpiresAt: null,
    replacedAt: null,
    failure: null,
    idempotencyKey: buying.idempotencyKey,
    requestHash: buying.idempotencyKey ? hashOf(submission) : null,
    withdrawalDays: WITHDRAWAL_DAYS,
    guaranteeDays: GUARANTEE_DAYS,
    allowsAds,
    clientIp: trace.clientIp,
    userAgent: trace.userAgent,
    fbc: allowsAds ? trace.fbc : null,
    fbp: allowsAds ? trace.fbp : null,
    createdAt,
    answeredAt: null,
    paidAt: null,
    dueAt: new Date(createdAt.getTime() + FIRST_LOOK_MS),
    asked: 0,
  };
  const earlier = await deps.presses.pass(async () => {
    const found = await openAttempt(deps, attempt, submission.confirmExtension === true);
    if (!found) await noteUnfinished(deps, attempt, submission.offer ?? null);
    return found;
  });
  if (earlier) return earlier;

  const work = details ? chargeCard(deps, attempt, details) : openPixCode(deps, attempt);
  work.catch((error: unknown) => deps.log.error({ err: error, paymentId: attempt.id }, "payment left open"));
  return refuseIfFailed(await gatewayInTime(since, work, () => getPayment(deps.db, attempt.id)));
}

/** Of everything but the card, which may change between two tries of one press and is never kept in any form. */
function hashOf({ creditCardData: _card, consent: _consent, ...rest }: PaymentSubmission): Buffer {
  return createHash("sha256").update(JSON.stringify(rest)).digest();
}
