import * as wire from "@app/contract/account";
import { getPurchaseWithRefunds } from "../checkout/get-purchase.ts";
import { listPurchases } from "../checkout/list-purchases.ts";
import type { Deps } from "../deps.ts";
import { signedIn } from "../identity/signed-in.ts";
import { type App, serve } from "../platform/http.ts";
import { askGuarantee } from "./ask-guarantee.ts";
import { askWithdrawal } from "./ask-withdrawal.ts";
import { viewPayment } from "./payment-view.ts";
import { readOverview } from "./read-overview.ts";
import { readPayment } from "./read-payment.ts";
import { receiptOf } from "./receipt.ts";
import { drawReceipt } from "./receipt-pdf.ts";

/** What somebody bought and what they may do about it. Everything here is the signed-in person's own, or not there. */
export const memberRoutes = (deps: Deps) => (app: App) => {
  serve(app, wire.readOverview, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    return readOverview(deps, account);
  });

  serve(app, wire.listPayments, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    const now = deps.now();
    return (await listPurchases(deps, account)).map((one) => viewPayment(one, now));
  });

  serve(app, wire.readPayment, async ({ request, params: { paymentId } }) => {
    const { account } = await signedIn(deps, request);
    return readPayment(deps, { account, paymentId });
  });

  serve(app, wire.readReceipt, async ({ request, params: { paymentId } }) => {
    const { account } = await signedIn(deps, request);
    return receiptOf(account, await getPurchaseWithRefunds(deps, { account, paymentId }));
  });

  const { path, summary, schema } = wire.readReceiptPdf;
  app.get(path, { schema: { summary, ...schema } }, async (request, reply) => {
    const { account } = await signedIn(deps, request);
    const { paymentId } = request.params as { paymentId: string };
    const receipt = receiptOf(account, await getPurchaseWithRefunds(deps, { account, paymentId }));
    return reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="recibo-${receipt.protocol}.pdf"`)
      .send(await drawReceipt(receipt));
  });

  serve(app, wire.askWithdrawal, async ({ request, params: { paymentId }, body, ip }) => {
    const { account } = await signedIn(deps, request);
    return askWithdrawal(deps, { account, paymentId, password: body.password, ip });
  });

  serve(app, wire.askGuarantee, async ({ request, params: { paymentId }, body, ip }) => {
    const { account } = await signedIn(deps, request);
    return askGuarantee(deps, { account, paymentId, claim: body, ip });
  });
};
