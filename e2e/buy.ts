import type { APIResponse, Page } from "@playwright/test";
import { payAtTheBank } from "./gateway.ts";
import { basic, expect, type Visitor } from "./journey.ts";

type Bought = { paymentId: string; gatewayId: string };

const order = (email: string) => ({
  email,
  plan: "completo",
  cycle: "365-days",
  paymentMethod: "pix",
  customerData: { email },
});

/** A year by PIX, opened and not yet paid. */
export async function openPix(page: Page, { email, password }: Visitor): Promise<Bought> {
  const headers = basic(email, password);
  return boughtIn(await page.request.post("/v1/auth/payment", { headers, data: order(email) }));
}

/** The same, paid at the bank and settled. */
export async function buyPlan(page: Page, visitor: Visitor): Promise<Bought> {
  const bought = await openPix(page, visitor);
  await payAtTheBank(bought.gatewayId);
  await settled(page, bought.paymentId);
  return bought;
}

/** Somebody who is not signed in pays for whoever has this email. */
export async function buyByEmail(page: Page, email: string): Promise<Bought> {
  const bought = await boughtIn(await page.request.post("/v1/public/payment/by-email", { data: order(email) }));
  await payAtTheBank(bought.gatewayId);
  await settled(page, bought.paymentId);
  return bought;
}

async function boughtIn(reply: APIResponse): Promise<Bought> {
  const { return: payment, message } = await reply.json();
  if (!payment) throw new Error(message);
  return { paymentId: payment._id, gatewayId: payment.gatewayId };
}

/** The server knows that the money came. */
export const settled = (page: Page, paymentId: string) =>
  expect
    .poll(
      async () =>
        (await (await page.request.get(`/v1/public/payment-lookup/${paymentId}`)).json()).return?.paymentStatus,
    )
    .toMatch(/^(paid|received)$/);
