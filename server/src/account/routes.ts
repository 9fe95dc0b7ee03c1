import * as wire from "@app/contract/account";
import { me } from "@app/contract/identity";
import { requestIntakeRefund as intakeRefund, getIntakeRefund as intakeRefundOffer } from "@app/contract/intake";
import { getPromises as promisesWire } from "@app/contract/promises";
import { getPurchaseWithRefunds, listPurchases } from "../checkout/subscriptions/queries.ts";
import { readDeadlines } from "../guarantee/read-deadlines.ts";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { serve, serveRaw } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getMe } from "./get-me.ts";
import { getOverview } from "./get-overview.ts";
import { getPayment } from "./get-payment.ts";
import { guaranteeRoutes } from "./guarantee/routes.ts";
import { viewPayment } from "./payment-view.ts";
import { getPromises } from "./promises/get-promises.ts";
import { receiptOf } from "./receipt.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { getIntakeRefund, requestIntakeRefund } from "./request-intake-refund.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";

/** A member's purchases and refunds. A resource of another account is a 404. */
export function accountRoutes(app: App, deps: Deps): void {
  const member = { auth: requireSession(deps) };

  serve(app, me, member, ({ account }) => getMe(deps, account));

  serve(app, wire.getOverview, member, ({ account }) => getOverview(deps, account));

  serve(app, promisesWire, member, ({ account }) => getPromises(deps, account));

  serve(app, wire.listPayments, member, async ({ account }) => {
    const now = deps.now();
    const purchases = await listPurchases(deps, account);
    const guaranteeUntil = await readDeadlines(deps.db, account.id, now);
    return purchases.map((purchase) => viewPayment(purchase, guaranteeUntil, now));
  });

  serve(app, wire.getPayment, member, ({ account, params: { paymentId } }) => getPayment(deps, { account, paymentId }));

  serve(app, wire.getReceipt, member, async ({ account, params: { paymentId } }) =>
    receiptOf(account, await getPurchaseWithRefunds(deps, { account, paymentId })),
  );

  serveRaw(app, wire.getReceiptPdf, member, async ({ account, params: { paymentId }, reply }) => {
    const receipt = receiptOf(account, await getPurchaseWithRefunds(deps, { account, paymentId }));
    return reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="recibo-${receipt.referenceNumber}.pdf"`)
      .send(await drawReceipt(receipt));
  });

  serve(app, wire.requestWithdrawal, member, ({ account, params: { paymentId }, body, ip }) =>
    requestWithdrawal(deps, { account, paymentId, password: body.password, ip }),
  );

  guaranteeRoutes(app, deps);

  serve(app, intakeRefundOffer, member, ({ account }) => getIntakeRefund(deps, account));

  serve(app, intakeRefund, member, ({ account, body: { kind, password }, ip }) =>
    requestIntakeRefund(deps, { account, kind, password, ip }),
  );
}
