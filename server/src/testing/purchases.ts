import type { PaymentSubmission } from "@app/contract/checkout";
import { createPayment } from "../checkout/payments/create-payment.ts";
import type { Payment } from "../checkout/payments/payment.ts";
import type { Deps } from "../deps.ts";
import { aBuyer, aCardSubmission, aPixSubmission } from "./buying.ts";
import { basic } from "./http.ts";
import { aClientContext } from "./makers.ts";

export type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** A member with the header that authenticates their requests. */
export async function aMember(deps: Deps, more: Parameters<typeof aBuyer>[1] = {}) {
  const buyer = await aBuyer(deps, more);
  return { ...buyer, headers: basic(buyer.phone, buyer.password) };
}

/** A purchase by card: paid at once. */
export const buysByCard = (deps: Deps, buyer: Buyer, more: Parameters<typeof aCardSubmission>[1] = {}) =>
  buys(deps, buyer, aCardSubmission(buyer.email, more));

/** A PIX code, not paid yet. */
export const opensPix = (
  deps: Deps,
  buyer: Buyer,
  more: Partial<PaymentSubmission> = {},
  via: Payment["via"] = "session",
) => buys(deps, buyer, aPixSubmission(buyer.email, more), via);

export const buys = (
  deps: Deps,
  { accountId }: Pick<Buyer, "accountId">,
  submission: PaymentSubmission,
  via: Payment["via"] = "session",
): Promise<Payment> =>
  createPayment(deps, {
    accountId,
    via,
    submission,
    offerCents: undefined,
    clientContext: aClientContext(),
    idempotencyKey: null,
  });
