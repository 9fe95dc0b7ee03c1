import * as wire from "@app/contract/account";
import { me } from "@app/contract/identity";
import { getPurchaseWithRefunds } from "../checkout/subscriptions/get-purchase.ts";
import { listPurchases } from "../checkout/subscriptions/list-purchases.ts";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getMe } from "./get-me.ts";
import { getOverview } from "./get-overview.ts";
import { getPayment } from "./get-payment.ts";
import { viewPayment } from "./payment-view.ts";
import { receiptOf } from "./receipt.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { requestGuarantee } from "./request-guarantee.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";

/** A member's purchases and refunds. A resource of another account is a 404. */
export const accountRoutes = (deps: Deps) => (app: App) => {
  serve(app, me, async ({ request }) => {
    const { account } = await requireSession(deps, request);
    return getMe(deps, account);
  });

  serve(app, wire.getOverview, async ({ request }) => {
    const { account } = await requireSession(deps, request);
    return getOverview(deps, account);
  });

  serve(app, wire.listPayments, async ({ request }) => {
    const { account } = await requireSession(deps, request);
    const now = deps.now();
    return (await listPurchases(deps, account)).map((purchase) => viewPayment(purchase, now));
  });

  serve(app, wire.getPayment, async ({ request, params: { paymentId } }) => {
    const { account } = await requireSession(deps, request);
    return getPayment(deps, { account, paymentId });
  });

  serve(app, wire.getReceipt, async ({ request, params: { paymentId } }) => {
    const { account } = await requireSession(deps, request);
    return receiptOf(account, await getPurchaseWithRefunds(deps, { account, paymentId }));
  });

  const { path, summary, schema } = wire.getReceiptPdf;
  app.get(path, { schema: { summary, ...schema } }, async (request, reply) => {
    const { account } = await requireSession(deps, request);
    const { paymentId } = request.params as { paymentId: string };
    const receipt = receiptOf(account, await getPurchaseWithRefunds(deps, { account, paymentId }));
    return reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="recibo-${receipt.referenceNumber}.pdf"`)
      .send(await drawReceipt(receipt));
  });

  serve(app, wire.requestWithdrawal, async ({ request, params: { paymentId }, body, ip }) => {
    const { account } = await requireSession(deps, request);
    return requestWithdrawal(deps, { account, paymentId, password: body.password, ip });
  });

  serve(app, wire.requestGuarantee, async ({ request, params: { paymentId }, body, ip }) => {
    const { account } = await requireSession(deps, request);
    return requestGuarantee(deps, { account, paymentId, claim: body, ip });
  });
};
