import * as wire from "@app/contract/checkout";
import { askReminder as reminderWire, resumeCheckout as resumeWire } from "@app/contract/resume";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { findBuyer } from "../identity/find-buyer.ts";
import { signedIn } from "../identity/signed-in.ts";
import { findOffer } from "../leads/find-offer.ts";
import { type App, serve } from "../platform/http.ts";
import { Problem } from "../platform/problem.ts";
import { together } from "../platform/together.ts";
import { isUuid } from "../platform/uuid.ts";
import { noteConsent } from "../privacy/record-consent.ts";
import { traceOf } from "../tracking/trace.ts";
import { askReminder } from "./ask-reminder.ts";
import { pressInTime } from "./in-time.ts";
import { pay } from "./pay.ts";
import { isOpen, isUndecided, type Payment, viewOf } from "./payment.ts";
import { resumeCheckout } from "./resume-checkout.ts";
import { findShownPayment, findStatuses } from "./store.ts";
import { offerIn } from "./terms.ts";

export const checkoutRoutes = (deps: Deps) => (app: App) => {
  const { db, limits } = deps;
  const findStatus = together((ids: string[]) => findStatuses(db, ids));

  serve(app, wire.payByEmail, ({ body, ip, request }) =>
    pressInTime(async () => {
      await limits.paying(ip);
      const buyer = await findBuyer(deps, body.email);
      if (!buyer) throw new Problem("no-such-buyer");
      // By typing an email alone nobody learns what somebody else was offered.
      const offerCents = offerIn(body);
      return answerOf(
        await pay(deps, { accountId: buyer.id, via: "email", submission: body, offerCents, ...from(request) }),
      );
    }),
  );

  serve(app, wire.paySignedIn, ({ body, ip, request }) =>
    pressInTime(async () => {
      await limits.paying(ip);
      const { account } = await signedIn(deps, request);
      if (body.consent) await noteConsent(deps, { accountId: account.id, consent: body.consent });
      const offers = [offerIn(body), await findOffer(deps, account.id)].filter((cents) => cents !== undefined);
      const offerCents = offers.length > 0 ? Math.min(...offers) : undefined;
      const { id: accountId, email: accountEmail } = account;
      return answerOf(
        await pay(deps, { accountId, via: "session", accountEmail, submission: body, offerCents, ...from(request) }),
      );
    }),
  );

  /** Before the database is asked: a flood of questions about one payment stops here. */
  async function mayAsk(paymentId: string, ip: string): Promise<void> {
    if (!(await limits.askingAgain.spend(`${paymentId} ${ip}`))) throw new Problem("asked-too-often");
    await limits.askingAbout(ip);
  }

  serve(app, wire.pixOf, async ({ params: { paymentId }, ip }) => {
    await mayAsk(paymentId, ip);
    const payment = isUuid(paymentId) ? await findShownPayment(db, paymentId) : undefined;
    if (payment?.method !== "pix") throw new Problem("not-found");
    return viewOf(payment);
  });

  serve(app, wire.lookUpPayment, async ({ params: { paymentId }, ip }) => {
    await mayAsk(paymentId, ip);
    const found = isUuid(paymentId) ? await findStatus(paymentId.toLowerCase()) : undefined;
    if (!found) throw new Problem("not-found");
    const { status } = found;
    return { _id: found.id, paymentStatus: isUndecided({ status }) && found.paidOtherwise ? "paid" : status };
  });

  serve(app, reminderWire, async ({ body, ip, request }) => {
    await limits.paying(ip);
    const session = request.headers.authorization ? await signedIn(deps, request) : undefined;
    await askReminder(deps, { ...body, offer: body.offer ?? null, signedInAs: session?.account.id });
    return { done: true } as const;
  });

  serve(app, resumeWire, async ({ params: { token }, ip }) => {
    await limits.looking(ip);
    return resumeCheckout(deps, token);
  });
};

const from = (request: FastifyRequest) => {
  const key = request.headers["idempotency-key"];
  return { trace: traceOf(request), idempotencyKey: typeof key === "string" && key.length <= 255 ? key : null };
};

/** While the gateway has not answered, the buyer reads that it is being processed. */
const answerOf = (payment: Payment): wire.PaymentView => ({
  ...viewOf(payment),
  ...(payment.answeredAt === null && isOpen(payment) && { paymentStatus: "processing" }),
});
