import * as wire from "@app/contract/checkout";
import { setReminderPreference as reminderWire, resumeCheckout as resumeWire } from "@app/contract/resume";
import type { FastifyRequest } from "fastify";
import { noteConsent } from "../consents/record-consent.ts";
import { findAccountByEmail } from "../identity/accounts/find-account-by-email.ts";
import { requireSession } from "../identity/sessions/require-session.ts";
import { findOffer } from "../leads/find-offer.ts";
import { createBatcher } from "../platform/database/batcher.ts";
import type { App } from "../platform/http/app.ts";
import { clientContextOf } from "../platform/http/client-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import { isUuid } from "../platform/uuid.ts";
import type { Deps } from "./deps.ts";
import { createPayment } from "./payments/create-payment.ts";
import { isOpen, isUndecided, type Payment, viewOf } from "./payments/payment.ts";
import { findShownPayment, findStatuses } from "./payments/payment-store.ts";
import { withRequestDeadline } from "./payments/request-deadlines.ts";
import { resumeCheckout } from "./reminders/resume-checkout.ts";
import { setReminderPreference } from "./reminders/set-reminder-preference.ts";

export const checkoutRoutes = (deps: Deps) => (app: App) => {
  const { db, limits } = deps;
  const findStatus = createBatcher((ids: string[]) => findStatuses(db, ids));

  serve(app, wire.payByEmail, ({ body, ip, request }) =>
    withRequestDeadline(async () => {
      await limits.paymentThrottle(ip);
      const buyer = await findAccountByEmail(deps, body.email);
      if (!buyer) throw new Problem("account-not-found");
      // Without a session the answer must not reveal another buyer's offer: only the page's own counts.
      const order = { accountId: buyer.id, via: "email", submission: body } as const;
      return answerOf(await createPayment(deps, { ...order, ...requestContext(request) }));
    }),
  );

  serve(app, wire.paySignedIn, ({ body, ip, request }) =>
    withRequestDeadline(async () => {
      await limits.paymentThrottle(ip);
      const { account } = await requireSession(deps, request);
      if (body.consent) await noteConsent(deps, { accountId: account.id, consent: body.consent });
      const offerCents = await findOffer(deps, account.id);
      const { id: accountId, email: accountEmail } = account;
      return answerOf(
        await createPayment(deps, {
          accountId,
          via: "session",
          accountEmail,
          submission: body,
          offerCents,
          ...requestContext(request),
        }),
      );
    }),
  );

  /** Rate limit before any query: a page polls, an attacker may flood. */
  async function limitStatusRequests(paymentId: string, ip: string): Promise<void> {
    if (!(await limits.statusPerPayment.consume(`${paymentId} ${ip}`))) throw new Problem("rate-limited");
    await limits.statusThrottle(ip);
  }

  serve(app, wire.pixOf, async ({ params: { paymentId }, ip }) => {
    await limitStatusRequests(paymentId, ip);
    const payment = isUuid(paymentId) ? await findShownPayment(db, paymentId) : undefined;
    if (payment?.method !== "pix") throw new Problem("not-found");
    return viewOf(payment);
  });

  serve(app, wire.lookUpPayment, async ({ params: { paymentId }, ip }) => {
    await limitStatusRequests(paymentId, ip);
    const found = isUuid(paymentId) ? await findStatus(paymentId.toLowerCase()) : undefined;
    if (!found) throw new Problem("not-found");
    const { status } = found;
    return { _id: found.id, paymentStatus: isUndecided({ status }) && found.paidOtherwise ? "paid" : status };
  });

  serve(app, reminderWire, async ({ body, ip, request }) => {
    await limits.paymentThrottle(ip);
    const session = request.headers.authorization ? await requireSession(deps, request) : undefined;
    await setReminderPreference(deps, { ...body, offer: body.offer ?? null, signedInAs: session?.account.id });
    return { done: true } as const;
  });

  serve(app, resumeWire, async ({ params: { token }, ip }) => {
    await limits.lookupThrottle(ip);
    return resumeCheckout(deps, token);
  });
};

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
