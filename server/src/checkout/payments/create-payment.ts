import { createHash } from "node:crypto";
import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { PaymentSubmission } from "@app/contract/checkout";
import { ipKey } from "../../platform/http/ip-key.ts";
import type { ClientContext } from "../../platform/http/request-context.ts";
import { withTimeout } from "../../platform/resilience/with-timeout.ts";
import { addMs } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { assertCardsEnabled } from "./card-testing.ts";
import { chargeCard } from "./charge-card.ts";
import { createPixCode } from "./create-pix-code.ts";
import { parseCard, parseTerms, type Terms } from "./order-terms.ts";
import { newPayment, type Payment, throwIfFailed } from "./payment.ts";
import { newPaymentId } from "./payment-id.ts";
import { getPayment } from "./payment-store.ts";
import { reserveAttempt } from "./reserve-attempt.ts";

export type CreatePaymentInput = {
  accountId: string;
  via: Payment["via"];
  /** Of the session's account; without one, the e-mail typed at the payment is used. */
  accountEmail?: string | null;
  submission: PaymentSubmission;
  /** The lowest price a page offered this account earlier. Only with a session: the answer must not reveal it. */
  offerCents?: number | undefined;
  clientContext: ClientContext;
  idempotencyKey: string | null;
};

/** Without the gateway's answer by then, before the route's own deadline, the browser gets the state known so far. */
const GATEWAY_DEADLINE_MS = REQUEST_TIMEOUT_MS - 2_000;
/** The gateway call may take a minute; before that reconciliation would find nothing. */
const FIRST_CHECK_MS = 75_000;

type CreatePaymentDeps = Pick<
  Deps,
  "db" | "gateway" | "jobs" | "ads" | "team" | "limits" | "paymentSlots" | "keyRing" | "places" | "now" | "log"
>;

/** One payment attempt: write the intention, call the gateway, write the answer. A replay makes no second charge. */
export async function createPayment(deps: CreatePaymentDeps, input: CreatePaymentInput): Promise<Payment> {
  const since = performance.now();
  const { submission } = input;
  const terms = parseTerms(submission, input.offerCents);
  const details = terms.method === "credit-card" ? parseCard(submission, deps.now()) : undefined;
  if (details) await assertCardsEnabled(deps, input);

  const attempt = attemptOf(deps, input, terms);
  const { payment, isReplay } = await deps.paymentSlots.run(() => reserveAttempt(deps, attempt, submission));
  if (isReplay) return throwIfFailed(payment);

  const work = details ? chargeCard(deps, payment, details) : createPixCode(deps, payment);
  work.catch((error: unknown) => deps.log.error({ err: error, paymentId: payment.id }, "payment outcome unknown"));
  const left = Math.max(0, GATEWAY_DEADLINE_MS - (performance.now() - since));
  return throwIfFailed(await withTimeout(left, work, () => getPayment(deps.db, payment.id)));
}

/** The intention, as it is written before the gateway is called. */
function attemptOf(
  { gateway, keyRing, now }: Pick<Deps, "gateway" | "keyRing" | "now">,
  input: CreatePaymentInput,
  terms: Terms,
): Payment {
  const { accountId, via, submission, clientContext, idempotencyKey } = input;
  const createdAt = now();
  const allowsAds = submission.consent?.ads === true;
  return newPayment({
    ...terms,
    id: newPaymentId(keyRing, input),
    accountId,
    via,
    requester: via === "email" ? ipKey(clientContext.clientIp) : "",
    email: (input.accountEmail ?? submission.email).toLowerCase(),
    status: terms.method === "pix" ? "pending" : "processing",
    gateway: gateway.name,
    idempotencyKey,
    requestHash: idempotencyKey ? hashOf(submission) : null,
    allowsAds,
    clientIp: clientContext.clientIp,
    userAgent: clientContext.userAgent,
    ...(allowsAds && { fbc: clientContext.fbc, fbp: clientContext.fbp }),
    createdAt,
    dueAt: addMs(createdAt, FIRST_CHECK_MS),
  });
}

/** Of everything but the card, which may change between two requests of one attempt and is never stored in any form. */
function hashOf({ creditCardData: _card, consent: _consent, ...rest }: PaymentSubmission): Buffer {
  return createHash("sha256").update(JSON.stringify(rest)).digest();
}
