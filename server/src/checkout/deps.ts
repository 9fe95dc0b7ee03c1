import type { Deps as IdentityDeps } from "../identity/deps.ts";
import type { Deps as LeadsDeps } from "../leads/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { Semaphore } from "../platform/resilience/semaphore.ts";
import type { Deps as TrackingDeps } from "../tracking/deps.ts";
import type { PaymentGateway } from "./gateway/gateway.ts";
import type { CheckoutLimits } from "./rate-limits.ts";

export type Deps = IdentityDeps &
  TrackingDeps &
  LeadsDeps & {
    limits: CheckoutLimits;
    gateway: PaymentGateway;
    webhookToken: string;
    /** A payment attempt is a dozen statements: under load, those in progress finish before more start. */
    paymentSlots: Semaphore;
    /** A buyer withdrew, in that transaction: claims on the same purchase are settled by it. */
    onWithdrawal: (
      deps: Pick<PlatformDeps, "now">,
      tx: Db,
      withdrawal: { paymentId: string; requestedBy: string },
    ) => Promise<void>;
  };
