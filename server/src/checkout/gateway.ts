import type { PaymentMethod } from "@app/contract/catalogue";
import type { CreditCardData } from "@app/contract/checkout";

/** Everything we ask of whoever moves the money, in our own words and in centavos. */
export interface PaymentGateway {
  name: string;
  createPix(order: PixOrder): Promise<PixAnswer>;
  /** Once per account and document; the id is ours to keep. */
  createCustomer(customer: NewCustomer): Promise<CustomerAnswer>;
  chargeCard(order: CardOrder): Promise<CardAnswer>;
  /** What really is, by the gateway's own id. `undefined` means it never existed; a throw means nobody knows. */
  getCharge(chargeId: string): Promise<Charge | undefined>;
  findCharges(by: { reference: string } | { pixCodeId: string }): Promise<Charge[]>;
  /** Everything that happened over there since, newest first, whatever we heard of it. Each page is one call. */
  walkCharges(since: Date): AsyncGenerator<LedgerCharge[]>;
  /** The reference that we gave to a customer over there; undefined when there is none. */
  getCustomerReference(customerId: string): Promise<string | undefined>;
  /** Exactly so much of a single charge, or it is refused; a plan of instalments goes back whole. */
  refund(charge: { chargeId: string; installmentPlanId: string | null }, amountCents: number): Promise<RefundAnswer>;
  /** What the gateway last said about how often we may still ask; null while it has said nothing. */
  quota(): Quota | null;
}

/** So many calls are left of so many, until they are counted anew. */
export type Quota = { callsLeft: number; limit: number; seenAt: Date; resetsAt: Date };

/** `reference` is our payment id. The gateway has no idempotency key: ask `findCharges` before ever sending one twice. */
export type PixOrder = { reference: string; amountCents: number; description: string; seconds: number };
export type NewCustomer = { reference: string; name: string; email: string; document: string; phone: string };
export type CardOrder = {
  reference: string;
  customerId: string;
  amountCents: number;
  installments: number;
  description: string;
  card: CreditCardData;
  holder: {
    name: string;
    email: string;
    document: string;
    postalCode: string;
    addressNumber: string;
    addressComplement?: string;
    phone: string;
  };
  buyerIp: string;
};

/** `unknown`: it may have happened. `unavailable`: it certainly did not. */
type NoAnswer = { outcome: "unknown" | "unavailable"; reason: string };
export type PixAnswer =
  | { outcome: "created"; pixCodeId: string; code: string; image: string }
  | { outcome: "refused"; reason: string }
  | NoAnswer;
export type CustomerAnswer =
  | { outcome: "created"; customerId: string }
  | { outcome: "refused"; reason: string }
  | NoAnswer;
export type CardAnswer =
  | { outcome: "charged"; charge: Charge; brand: string | null; last4: string | null }
  | { outcome: "declined"; reason: string }
  | NoAnswer;
export type RefundAnswer =
  | { outcome: "done" | "in-progress" | "awaiting-approval" | "insufficient-balance" }
  | { outcome: "refused"; reason: string }
  | NoAnswer;

/** `captured` money is the buyer's no longer; `settled` money is ours already. */
export type ChargeState =
  | "open"
  | "in-review"
  | "captured"
  | "settled"
  | "refused"
  | "refunding"
  | "refunded"
  | "disputed"
  | "dispute-won";
export type Charge = {
  chargeId: string;
  installmentPlanId: string | null;
  installmentNumber: number | null;
  pixCodeId: string | null;
  reference: string | null;
  /** Of the whole plan, where there are instalments. */
  amountCents: number;
  state: ChargeState;
  /** When it was asked for: of two readings, the later counts, whichever is written first. */
  readAt: Date;
};

/** A charge with what else its ledger says of it. */
export type LedgerCharge = Charge & { method: PaymentMethod | null; customerId: string | null; createdOn: Date };
