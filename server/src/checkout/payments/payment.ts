import {
  type Cycle,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  WITHDRAWAL_DAYS,
} from "@app/contract/catalogue";
import type { PaymentView } from "@app/contract/checkout";
import type { ProblemCode } from "@app/contract/problems";
import { guaranteeRules, ruleVersionOf } from "@app/engine/guarantee/guarantee-rules";
import { sql } from "kysely";
import { Problem } from "../../platform/http/problem.ts";

/** Why a payment failed, as stored. */
export type Failure =
  /** The gateway refused the order, the issuer the card. */
  | "refused"
  | "declined"
  /** Our own limits: the gateway was not called. */
  | "limit"
  | "issuer-disabled"
  /** No answer: the gateway made no code or charge. */
  | "unavailable"
  | "not-charged"
  | "expired"
  /** Charged and refunded. */
  | "duplicate"
  | "amount-mismatch"
  /** A lost row, inserted again before its charge is applied. */
  | "rebuilt";

export type Payment = {
  id: string;
  accountId: string;
  via: "email" | "session";
  /** The network of a request without a session; '' with one; null once lost in a restore or erased. */
  requester: string | null;
  email: string;
  plan: "completo";
  cycle: Cycle;
  amountCents: number;
  method: PaymentMethod;
  installments: number;
  status: PaymentStatus;
  gateway: string;
  gatewayId: string | null;
  pixCode: string | null;
  pixImage: string | null;
  pixExpiresAt: Date | null;
  replacedAt: Date | null;
  failure: Failure | null;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
  withdrawalDays: number;
  /** The version of the guarantee's rules that the buyer saw. */
  guaranteeRule: string;
  /** When people start at the latest, as the buyer read it before paying; null while places are not counted. */
  shownStartAt: Date | null;
  allowsAds: boolean;
  clientIp: string | null;
  userAgent: string | null;
  fbc: string | null;
  fbp: string | null;
  createdAt: Date;
  answeredAt: Date | null;
  paidAt: Date | null;
  dueAt: Date | null;
  lookupCount: number;
};

type Identity = "id" | "accountId" | "via" | "requester" | "email" | "gateway" | "status" | "createdAt";
type Order = "plan" | "cycle" | "amountCents" | "method" | "installments";

/** A payment of which no more is known than what is given: no answer, no code, no consent. */
export const newPayment = (given: Pick<Payment, Identity | Order> & Partial<Payment>): Payment => ({
  gatewayId: null,
  pixCode: null,
  pixImage: null,
  pixExpiresAt: null,
  replacedAt: null,
  failure: null,
  idempotencyKey: null,
  requestHash: null,
  withdrawalDays: WITHDRAWAL_DAYS,
  guaranteeRule: ruleVersionOf(guaranteeRules),
  shownStartAt: null,
  allowsAds: false,
  clientIp: null,
  userAgent: null,
  fbc: null,
  fbp: null,
  answeredAt: null,
  paidAt: null,
  dueAt: null,
  lookupCount: 0,
  ...given,
});

/** Attempts that may affect each other: same account, same way of buying and, without a session, same network. */
export type Channel = Pick<Payment, "accountId" | "via" | "requester">;

const rank = (status: PaymentStatus): number => PAYMENT_STATUSES.indexOf(status);

/** A status only ever moves forward. */
export const isHigher = (next: PaymentStatus, current: PaymentStatus): boolean => rank(next) > rank(current);
export const isPaid = ({ status }: Pick<Payment, "status">): boolean => rank(status) >= rank("paid");
export const isUndecided = ({ status }: Pick<Payment, "status">): boolean => rank(status) < rank("failed");
export const isOpen = (payment: Pick<Payment, "status" | "replacedAt">): boolean =>
  isUndecided(payment) && payment.replacedAt === null;

/** The buyer's account was erased: there is no account to grant a plan to and no address to notify. */
export const isAnonymized = ({ email }: Pick<Payment, "email">): boolean => email === "";

const problems: Partial<Record<Failure, ProblemCode>> = {
  declined: "card-declined",
  limit: "card-limit",
  "issuer-disabled": "card-issuer-disabled",
  duplicate: "subscription-active",
};
/** Without a session no answer reveals a plan, not even the one just bought. */
const problemsByEmail: typeof problems = { ...problems, duplicate: "paid-twice" };

/** A failed attempt is answered with a problem; any other payment is returned as it is. */
export function throwIfFailed(payment: Payment): Payment {
  const { status, via, failure } = payment;
  if (status !== "failed") return payment;
  const codes = via === "email" ? problemsByEmail : problems;
  throw new Problem((failure && codes[failure]) ?? "payments-unavailable");
}

export const viewOf = (payment: Payment): PaymentView => ({
  _id: payment.id,
  gatewayId: payment.gatewayId,
  paymentStatus: payment.status,
  paymentMethod: payment.method,
  amountCents: payment.amountCents,
  pixCode: payment.pixCode,
  pixCopyPaste: payment.pixCode,
  qrCodeImage: payment.pixImage,
  pixQrCode: payment.pixImage,
  pixExpiresAt: payment.pixExpiresAt?.toISOString() ?? null,
});

/** A dispute of the accepted charge is open or lost: the bank holds the money. An SQL fragment for any statement. */
export const isDisputed = (payments: string) =>
  sql<boolean>`exists (select from charges where charges.payment_id = ${sql.ref(`${payments}.id`)}
    and charges.disposition = 'accepted' and charges.dispute in ('open', 'lost'))`;

/** The status shown to clients: `refunded` while the charge's dispute is open, or once it is lost. */
export const shownStatus = (payments: string) =>
  sql<PaymentStatus>`case when ${isDisputed(payments)} then 'refunded' else ${sql.ref(`${payments}.status`)} end`;
