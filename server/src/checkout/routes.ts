import * as wire from "@app/contract/checkout";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { findBuyer } from "../identity/find-buyer.ts";
import { signedIn } from "../identity/signed-in.ts";
import { findOffer } from "../leads/find-offer.ts";
import { type App, serve } from "../platform/http.ts";
import { Problem } from "../platform/problem.ts";
import { traceOf } from "../tracking/trace.ts";
import { pay } from "./pay.ts";
import { isOpen, type Payment, viewOf } from "./payment.ts";
import { findPayment, findStatus } from "./store.ts";
import { offerIn } from "./terms.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const checkoutRoutes = (deps: Deps) => (app: App) => {
  const { db, limits } = deps;

  serve(app, wire.payByEmail, async ({ body, ip, request }) => {
    await limits.paying(ip);
    const buyer = await findBuyer(deps, body.email);
    if (!buyer) throw new Problem("no-such-buyer");
    // By typing an email alone nobody learns what somebody else was offered.
    const offerCents = offerIn(body);
    return answerOf(
      await pay(deps, { accountId: buyer.id, via: "email", submission: body, offerCents, ...from(request) }),
    );
  });

  serve(app, wire.paySignedIn, async ({ body, ip, request }) => {
    await limits.paying(ip);
    const { account } = await signedIn(deps, request);
    const offers = [offerIn(body), await findOffer(deps, account.id)].filter((cents) => cents !== undefined);
    const offerCents = offers.length > 0 ? Math.min(...offers) : undefined;
    return answerOf(
      await pay(deps, { accountId: account.id, via: "session", submission: body, offerCents, ...from(request) }),
    );
  });

  serve(app, wire.pixOf, async ({ params: { paymentId } }) => {
    const payment = UUID.test(paymentId) ? await findPayment(db, paymentId) : undefined;
    if (payment?.method !== "pix") throw new Problem("not-found");
    return viewOf(payment);
  });

  serve(app, wire.lookUpPayment, async ({ params: { paymentId } }) => {
    const found = UUID.test(paymentId) ? await findStatus(db, paymentId) : undefined;
    if (!found) throw new Problem("not-found");
    return { _id: found.id, paymentStatus: found.status as Payment["status"] };
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
