import { type Cycle, PAYMENT_STATUSES, type PaymentMethod, type PaymentStatus } from "@app/contract/catalogue";
import type { PaymentView } from "@app/contract/checkout";

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
  failure: string | null;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
  withdrawalDays: number;
  guaranteeDays: number;
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
