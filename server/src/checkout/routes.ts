import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import * as wire from "@app/contract/checkout";
import { getPlaces } from "@app/contract/places";
import { setReminderPreference as reminderWire, resumeCheckout as resumeWire } from "@app/contract/resume";
import type { FastifyRequest } from "fastify";
import { noteConsent } from "../consents/record-consent.ts";
import { findAccountByEmail } from "../identity/accounts/queries.ts";
import { acceptSession, requireSession } from "../identity/sessions/require-session.ts";
import { findOffer } from "../leads/queries.ts";
import { createBatcher } from "../platform/database/batcher.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { clientContextOf } from "../platform/http/request-context.ts";
import { done, serve } from "../platform/http/serve.ts";
import { isUuid } from "../platform/uuid.ts";
import type { Deps } from "./deps.ts";
import { type CreatePaymentInput, createPayment } from "./payments/create-payment.ts";
import { isOpen, isUndecided, type Payment, viewOf } from "./payments/payment.ts";
import { findShownPayment, findStatuses } from "./payments/payment-store.ts";
import { createPlacesReader, startsOnOf, viewStart } from "./places/view-start.ts";
import { resumeCheckout } from "./reminders/resume-checkout.ts";
import { setReminderPreference } from "./reminders/set-reminder-preference.ts";

/**
 * Before the browser aborts, whatever the server waits for. A timed-out attempt continues in the background, and a
 * retry finds it by its idempotency key.
 */
const PAYMENT_DEADLINE_MS = REQUEST_TIMEOUT_MS - 1_000;

export function checkoutRoutes(app: App, deps: Deps): void {
  const { db, limits } = deps;
  const findStatus = createBatcher((ids: string[]) => findStatuses(db, ids));
  const places = createPlacesReader(deps);
  const paying = { throttle: limits.paymentThrottle, deadlineMs: PAYMENT_DEADLINE_MS };
  const polling = { auth: "public", throttle: throttleStatus } as const;

  /** Rate limit before any query: a page polls, an attacker may flood. */
  async function throttleStatus(ip: string, { paymentId }: { paymentId: string }): Promise<void> {
    if (!(await limits.statusPerPayment.consume(`${paymentId} ${ip}`))) throw new Problem("rate-limited");
    await limits.statusThrottle(ip);
  }

  async function pay(input: CreatePaymentInput): Promise<wire.PaymentView> {
    try {
      const payment = await createPayment(deps, input);
      return { ...answerOf(payment), ...(await viewStart(db, payment)) };
    } catch (error) {
      // The buyer reads the date again next.
      if (error instanceof Problem && error.code === "start-date-changed") places.forget();
      throw error;
    }
  }

  serve(app, wire.payByEmail, { auth: "public", ...paying }, async ({ body, request }) => {
    const buyer = await findAccountByEmail(deps, body.email);
    if (!buyer) throw new Problem("account-not-found");
    // Without a session the answer must not reveal another buyer's offer: only the page's own counts.
    const order = { accountId: buyer.id, via: "email", submission: body } as const;
    return pay({ ...order, ...requestContext(request) });
  });

  serve(app, wire.paySignedIn, { auth: requireSession(deps), ...paying }, async ({ account, body, request }) => {
    if (body.consent) await noteConsent(deps, { accountId: account.id, consent: body.consent });
    const offerCents = await findOffer(deps, account.id);
    const { id: accountId, email: accountEmail } = account;
    const order = { accountId, via: "session", accountEmail, submission: body, offerCents } as const;
    return pay({ ...order, ...requestContext(request) });
  });

  serve(app, wire.pixOf, polling, async ({ params: { paymentId } }) => {
    const payment = isUuid(paymentId) ? await findShownPayment(db, paymentId) : undefined;
    if (payment?.method !== "pix") throw new Problem("not-found");
    return { ...viewOf(payment), ...(await viewStart(db, payment)) };
  });

  serve(app, wire.lookUpPayment, polling, async ({ params: { paymentId } }) => {
    const found = isUuid(paymentId) ? await findStatus(paymentId.toLowerCase()) : undefined;
    if (!found) throw new Problem("not-found");
    const { status } = found;
    // By another payment, whose start is in its receipt.
    if (isUndecided({ status }) && found.paidOtherwise) return { _id: found.id, paymentStatus: "paid" as const };
    return { _id: found.id, paymentStatus: status, ...startsOnOf(found) };
  });

  serve(app, getPlaces, { auth: "public", throttle: limits.lookupThrottle }, () => places.read());

  const reminder = { auth: acceptSession(deps), throttle: limits.paymentThrottle };
  serve(app, reminderWire, reminder, async ({ account, body }) => {
    await setReminderPreference(deps, { ...body, offer: body.offer ?? null, signedInAs: account?.id });
    return done;
  });

  serve(app, resumeWire, { auth: "public", throttle: limits.lookupThrottle }, ({ params: { token } }) =>
    resumeCheckout(deps, token),
  );
}

const requestContext = (request: FastifyRequest) => {
  const key = request.headers["idempotency-key"];
  return {
    clientContext: clientContextOf(request),
    idempotencyKey: typeof key === "string" && key.length <= 255 ? key : null,
  };
};

/** Until the gateway has answered, the buyer sees the payment as being processed. */
const answerOf = (payment: Payment): wire.PaymentView => ({
  ...viewOf(payment),
  ...(payment.answeredAt === null && isOpen(payment) && { paymentStatus: "processing" }),
});
