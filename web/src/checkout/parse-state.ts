import { CYCLES, PAYMENT_METHODS, type PaymentStatus } from "@app/contract/catalogue";
import { VARIANTS } from "@app/contract/landings";
import { type Buyer, type CheckoutState, type Contact, type Payment, VIEWS } from "./checkout-reducer.ts";

/** Raise it when a field keeps its name and type but changes its meaning: other versions are discarded. */
const VERSION = 2;

class ParseError extends Error {}

type Parse<T> = (value: unknown) => T;

function parseIf<T>(isValid: (value: unknown) => boolean): Parse<T> {
  return (value) => {
    if (!isValid(value)) throw new ParseError();
    return value as T;
  };
}

const text = parseIf<string>((value) => typeof value === "string");
const cents = parseIf<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);
const instant = parseIf<number>((value) => Number.isSafeInteger(value));
const oneOf = <T>(list: readonly T[]) => parseIf<T>((value) => (list as readonly unknown[]).includes(value));
const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value) =>
    value === null ? null : parse(value);
const record = parseIf<Record<string, unknown>>((value) => typeof value === "object" && value !== null);

function contactOf(value: unknown): Contact {
  const { kind, typed } = record(value);
  return { kind: oneOf(["email", "phone"] as const)(kind), typed: text(typed) };
}

function buyerOf(value: unknown): Buyer {
  const { how, email, fullName, phone, offerCents } = record(value);
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
  const { id, method, status, amountCents, email, pixCode, qrImage, pixExpiresAt, startsOn, shownAt } = record(value);
  return {
    id: text(id),
    method: oneOf(PAYMENT_METHODS)(method),
    // A newer server may send an unknown status: an open payment is still polled, never dropped for it.
    status: text(status) as PaymentStatus,
    amountCents: cents(amountCents),
    email: text(email),
    pixCode: orNull(text)(pixCode),
    qrImage: orNull(text)(qrImage),
    pixExpiresAt: orNull(text)(pixExpiresAt),
    // Absent in what an earlier build stored.
    startsOn: orNull(text)(startsOn ?? null),
    shownAt: instant(shownAt),
  };
}

export const versioned = (state: CheckoutState): object => ({ version: VERSION, state });

/** The state stored by this tab's earlier page; null, so that the purchase restarts, when a field is invalid in this build. */
export function parseState(value: unknown): CheckoutState | null {
  try {
    const { version, state } = record(value);
    oneOf([VERSION])(version);
    const { view, userId, cycle, offer, contact, buyer, method, payment, pendingCardPayment } = record(state);
    return {
      view: oneOf(VIEWS)(view),
      userId: orNull(text)(userId),
      cycle: oneOf(CYCLES)(cycle),
      offer: orNull(oneOf(VARIANTS))(offer),
      contact: orNull(contactOf)(contact),
      buyer: orNull(buyerOf)(buyer),
      method: oneOf(PAYMENT_METHODS)(method),
      payment: orNull(paymentOf)(payment),
      pendingCardPayment: orNull(paymentOf)(pendingCardPayment),
    };
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
