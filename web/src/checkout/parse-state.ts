import { CYCLES, PAYMENT_METHODS, type PaymentStatus } from "@app/contract/catalogue";
import { VARIANTS } from "@app/contract/landings";
import { type Buyer, type CheckoutState, type Contact, type Payment, VIEWS } from "./checkout-reducer.ts";

/** Another number is another build's: raise it when a part keeps its name and type but changes its meaning. */
const VERSION = 2;

class Misfit extends Error {}

type Parse<T> = (value: unknown) => T;

function fitting<T>(fits: (value: unknown) => boolean): Parse<T> {
  return (value) => {
    if (!fits(value)) throw new Misfit();
    return value as T;
  };
}

const text = fitting<string>((value) => typeof value === "string");
const cents = fitting<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);
const instant = fitting<number>((value) => Number.isSafeInteger(value));
const oneOf = <T>(list: readonly T[]) => fitting<T>((value) => (list as readonly unknown[]).includes(value));
const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value) =>
    value === null ? null : parse(value);
const parts = fitting<Record<string, unknown>>((value) => typeof value === "object" && value !== null);

function contactOf(value: unknown): Contact {
  const { kind, typed } = parts(value);
  return { kind: oneOf(["email", "phone"] as const)(kind), typed: text(typed) };
}

function buyerOf(value: unknown): Buyer {
  const { how, email, fullName, phone, offerCents } = parts(value);
  if (how === "found") return { how, email: orNull(text)(email) };
  return {
    how: oneOf(["signed-in"] as const)(how),
    email: orNull(text)(email),
    fullName: text(fullName),
    phone: orNull(text)(phone),
    offerCents: orNull(cents)(offerCents),
  };
}

function paymentOf(value: unknown): Payment {
  const { id, method, status, amountCents, email, pixCode, qrImage, pixExpiresAt, shownAt } = parts(value);
  return {
    id: text(id),
    method: oneOf(PAYMENT_METHODS)(method),
    // A newer server may say a word this build does not know: an open payment is asked about, never dropped for it.
    status: text(status) as PaymentStatus,
    amountCents: cents(amountCents),
    email: text(email),
    pixCode: orNull(text)(pixCode),
    qrImage: orNull(text)(qrImage),
    pixExpiresAt: orNull(text)(pixExpiresAt),
    shownAt: instant(shownAt),
  };
}

export const versioned = (state: CheckoutState): object => ({ version: VERSION, state });

/** What an earlier page of this tab kept. Null when any part of it does not fit this build: then the purchase begins anew. */
export function parseState(value: unknown): CheckoutState | null {
  try {
    const { version, state } = parts(value);
    oneOf([VERSION])(version);
    const { view, userId, cycle, offer, contact, buyer, method, payment, pendingCardPayment: left } = parts(state);
    return {
      view: oneOf(VIEWS)(view),
      userId: orNull(text)(userId),
      cycle: oneOf(CYCLES)(cycle),
      offer: orNull(oneOf(VARIANTS))(offer),
      contact: orNull(contactOf)(contact),
      buyer: orNull(buyerOf)(buyer),
      method: oneOf(PAYMENT_METHODS)(method),
      payment: orNull(paymentOf)(payment),
      pendingCardPayment: orNull(paymentOf)(left),
    };
  } catch (misfit) {
    if (misfit instanceof Misfit) return null;
    throw misfit;
  }
}
