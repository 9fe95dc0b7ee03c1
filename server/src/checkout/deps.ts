import type { SessionDeps } from "../identity/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { Semaphore } from "../platform/resilience/semaphore.ts";
import type { SharedLimits } from "../platform/resilience/shared-limits.ts";
import type { AdPlatform } from "../tracking/ads.ts";
import type { PaymentGateway } from "./gateway/gateway.ts";
import type { CheckoutLimits } from "./rate-limits.ts";

type RefundRequest = { paymentId: string; requestedBy: string };

export type Deps = SessionDeps & {
  limits: CheckoutLimits & SharedLimits;
  gateway: PaymentGateway;
  webhookToken: string;
  /** A payment attempt is a dozen statements: under load, those in progress finish before more start. */
  paymentSlots: Semaphore;
  /** Where purchases are reported as conversions. */
  ads: AdPlatform[];
  /** Who is notified of a dispute or a refund that needs a decision. */
  team: { email: string };
  /** What the guarantee does when a purchase is refunded, in that transaction. */
  onRefundRequested: (deps: Pick<PlatformDeps, "now">, tx: Db, request: RefundRequest) => Promise<void>;
};
