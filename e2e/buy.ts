import type { APIResponse, Page } from "@playwright/test";
import { payAtTheBank } from "./gateway.ts";
import { expect, QUICKLY, type Visitor } from "./journey.ts";
import { headersOf } from "./session.ts";

type Purchase = { paymentId: string; gatewayId: string };

const order = (email: string) => ({
  email,
  plan: "completo",
  cycle: "365-days",
  paymentMethod: "pix",
  customerData: { email },
});

/** An annual PIX payment, pending. */
export async function openPix(page: Page, visitor: Visitor): Promise<Purchase> {
  const headers = headersOf(visitor);
  return parsePurchase(await page.request.post("/v1/auth/payment", { headers, data: order(visitor.email) }));
}

/** An annual PIX payment, paid and settled. */
export async function buyPlan(page: Page, visitor: Visitor): Promise<Purchase> {
  const purchase = await openPix(page, visitor);
  await payAtTheBank(purchase.gatewayId);
  await expectSettled(page, purchase.paymentId);
  return purchase;
}

/** A buyer without a session pays for the account with this email. */
export async function buyByEmail(page: Page, email: string): Promise<Purchase> {
  const purchase = await parsePurchase(await page.request.post("/v1/public/payment/by-email", { data: order(email) }));
  await payAtTheBank(purchase.gatewayId);
  await expectSettled(page, purchase.paymentId);
  return purchase;
}

async function parsePurchase(reply: APIResponse): Promise<Purchase> {
  const { return: payment, message } = await reply.json();
  if (!payment) throw new Error(message);
  return { paymentId: payment._id, gatewayId: payment.gatewayId };
}

/** Polls until the server has recorded the payment. */
export const expectSettled = (page: Page, paymentId: string) =>
  expect
    .poll(
      async () =>
        (await (await page.request.get(`/v1/public/payment-lookup/${paymentId}`)).json()).return?.paymentStatus,
      { intervals: QUICKLY },
    )
    .toMatch(/^(paid|received)$/);
