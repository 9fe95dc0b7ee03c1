import type { PaymentMethod } from "@app/contract/catalogue";
import type { CreditCardData } from "@app/contract/checkout";

/** The port to a payment vendor, in our terms and in centavos. */
export interface PaymentGateway {
  name: string;
  createPix(order: PixOrder): Promise<PixAnswer>;
  /** Once per account and document; the caller stores the id. */
  createCustomer(customer: NewCustomer): Promise<CustomerAnswer>;
  chargeCard(order: CardOrder): Promise<CardAnswer>;
  /** The charge's current state, by the gateway's id. `undefined`: it never existed; a throw: the state is unknown. */
  getCharge(chargeId: string): Promise<Charge | undefined>;
  findCharges(by: { reference: string } | { pixCodeId: string }): Promise<Charge[]>;
  /** All of the gateway's charges since, newest first, whether or not a webhook came. Each page is one call. */
  walkCharges(since: Date): AsyncGenerator<LedgerCharge[]>;
  /** Our reference on the gateway's customer; undefined when there is none. */
  getCustomerReference(customerId: string): Promise<string | undefined>;
  /** Exactly this amount of a single charge, or it is refused; an instalment plan is refunded whole. */
  refund(charge: { chargeId: string; installmentPlanId: string | null }, amountCents: number): Promise<RefundAnswer>;
  /** The rate limit of the gateway's last reply to this process; null before the first. */
  quota(): Quota | null;
}

/** Calls left of the limit, until the window resets. */
export type Quota = { callsLeft: number; limit: number; seenAt: Date; resetsAt: Date };

/** `reference` is our payment id. The gateway has no idempotency key: call `findCharges` before a retry. */
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

/** `unknown`: the gateway may have carried it out. `unavailable`: it certainly did not. */
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

/** `captured`: taken from the buyer. `settled`: credited to us. */
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
  /** When the request was sent: of two reads the later wins, whichever is written first. */
  readAt: Date;
  /** When the gateway reported the payment, where that was before it was read. */
  heardAt?: Date;
};

/** A charge with the further fields of the gateway's ledger. */
export type LedgerCharge = Charge & { method: PaymentMethod | null; customerId: string | null; createdOn: Date };
