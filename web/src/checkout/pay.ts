import { cycles } from "@app/contract/catalogue";
import { type PaymentSubmission, type PaymentView, payByEmail, paySignedIn, pixOf } from "@app/contract/checkout";
import { call } from "../api.ts";
import { clientIpAddress } from "../tracking/client-ip.ts";
import { getConsent } from "../tracking/consent.ts";
import type { Buyer, CheckoutState, Payment } from "./checkout-reducer.ts";

type Customer = NonNullable<PaymentSubmission["customerData"]>;

/** The request body of a payment; `how` adds the method's own fields. Null when a required field is missing. */
export function submissionOf(
  { cycle, buyer, offer }: CheckoutState,
  how: Pick<PaymentSubmission, "paymentMethod" | "installments" | "creditCardData"> & { customer: Customer },
): PaymentSubmission | null {
  const email = buyer?.email || how.customer.email;
  const { customer, ...rest } = how;
  if (!cycle || !email || (how.paymentMethod === "credit-card" && !how.installments)) return null;
  const consent = getConsent();
  return {
    email,
    plan: "completo",
    cycle: cycles[cycle].wire,
    ...rest,
    customerData: {
      ...customer,
      email: customer.email || email,
      clientIpAddress: clientIpAddress(),
      clientUserAgent: navigator.userAgent,
      fbEventId: `pay_${crypto.randomUUID()}`,
    },
    ...(offer ? { offer } : {}),
    ...(consent ? { consent } : {}),
  };
}

/** Pays as the signed-in account, or for the account with this email. */
export async function submit(buyer: Buyer, body: PaymentSubmission, key: string): Promise<PaymentView> {
  const endpoint = buyer.how === "signed-in" ? paySignedIn : payByEmail;
  const payment = await call(endpoint, { body, headers: { "idempotency-key": key } });
  if (!payment._id) throw new Error("no payment in the response");
  return payment;
}

export const readPix = (paymentId: string): Promise<PaymentView> => call(pixOf, { params: { paymentId } });

export const codeOf = (view: PaymentView | null): string | null => view?.pixCode || view?.pixCopyPaste || null;
export const imageOf = (view: PaymentView | null): string | null =>
  (view?.qrCodeImage || view?.pixQrCode || null)?.replace(/^data:image\/png;base64,/, "") ?? null;

type RequestedPayment = Pick<Payment, "method" | "amountCents" | "email">;

export const paymentOf = (view: PaymentView, requested: RequestedPayment): Payment => ({
  ...requested,
  id: view._id,
  status: view.paymentStatus,
  amountCents: view.amountCents ?? requested.amountCents,
  pixCode: codeOf(view),
  qrImage: imageOf(view),
  pixExpiresAt: view.pixExpiresAt ?? null,
  startsOn: view.startsOn ?? null,
  shownAt: Date.now(),
});
