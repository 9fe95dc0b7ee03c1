import { cycles } from "@app/contract/catalogue";
import { type PaymentSubmission, type PaymentView, payByEmail, paySignedIn, pixOf } from "@app/contract/checkout";
import { call } from "../api.ts";
import { clientIpAddress } from "../tracking/client-ip.ts";
import { getConsent } from "../tracking/consent.ts";
import type { Buyer, CheckoutState, Payment } from "./checkout-reducer.ts";

type Customer = NonNullable<PaymentSubmission["customerData"]>;

/** What a payment always carries; the method adds its own. Null when something required is still absent. */
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

/** Pays as the account signed in, or for the account behind the email. */
export async function submit(buyer: Buyer, body: PaymentSubmission, key: string): Promise<PaymentView> {
  const endpoint = buyer.how === "signed-in" ? paySignedIn : payByEmail;
  const made = await call(endpoint, { body, headers: { "idempotency-key": key } });
  if (!made._id) throw new Error("no payment in the answer");
  return made;
}

export const readPix = (paymentId: string): Promise<PaymentView> => call(pixOf, { params: { paymentId } });

export const codeOf = (made: PaymentView | null): string | null => made?.pixCode || made?.pixCopyPaste || null;
export const imageOf = (made: PaymentView | null): string | null =>
  (made?.qrCodeImage || made?.pixQrCode || null)?.replace(/^data:image\/png;base64,/, "") ?? null;

type Asked = Pick<Payment, "method" | "amountCents" | "email">;

export const paymentOf = (made: PaymentView, asked: Asked): Payment => ({
  ...asked,
  id: made._id,
  status: made.paymentStatus,
  amountCents: made.amountCents ?? asked.amountCents,
  pixCode: codeOf(made),
  qrImage: imageOf(made),
  pixExpiresAt: made.pixExpiresAt ?? null,
  shownAt: Date.now(),
});
