import type { Brand } from "@app/contract/brand";
import type { RawBuilder } from "kysely";
import type { SessionDeps } from "../identity/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { Semaphore } from "../platform/resilience/semaphore.ts";
import type { SharedLimits } from "../platform/resilience/shared-limits.ts";
import type { AdPlatform } from "../tracking/ads.ts";
import type { PaymentGateway } from "./gateway/gateway.ts";
import type { Starter } from "./places/places.ts";
import type { CheckoutLimits } from "./rate-limits.ts";

type RefundRequest = { paymentId: string; requestedBy: string };

type PlacesPort = {
  /** `live`: a sale takes one of the team's places. `fixed`: places are a figure on a page. */
  capacity: Brand["capacity"];
  /** How many new members the team can take in this week, the next and so on, besides these. */
  countStarts: (db: Db, at: { now: Date; starters: RawBuilder<Starter> }) => Promise<number[]>;
};

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
  /** How far a member is with the questionnaire, which their plan waits for. */
  findQuestionnaireState: (db: Db, accountId: string) => Promise<"not-begun" | "begun" | "answered">;
  places: PlacesPort;
  /** Whether the member pauses the plan: then nothing reminds them of it. */
  isPlanPaused: (db: Db, accountId: string, now: Date) => Promise<boolean>;
  /** What the guarantee does when a purchase is refunded, in that transaction. */
  onRefundRequested: (deps: Pick<PlatformDeps, "now">, tx: Db, request: RefundRequest) => Promise<void>;
};
