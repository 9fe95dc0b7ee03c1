import type { Deps as CheckoutDeps } from "../checkout/deps.ts";
import type { SessionDeps } from "../identity/deps.ts";
import type { Deps as OnCallDeps } from "../on-call/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";
import type { Deps as PromisesDeps } from "../promises/deps.ts";
import type { Deps as SyncDeps } from "../sync/deps.ts";
import type { Assessment } from "./assessments/assessment.ts";
import type { Release } from "./assessments/decide.ts";
import type { Assessed, Loaded } from "./assessments/load-input.ts";

/**
 * What a higher domain does about a closed questionnaire: the work that takes long before the transaction, the rest in it,
 * under the account's head.
 */
type PrepareClosing = (
  deps: Pick<PlatformDeps, "db" | "now" | "jobs" | "log">,
  accountId: string,
  /** What a professional allows of what is in force, when it is not the member who closes the questionnaire. */
  releaseFor?: (inForce: Assessment, loaded: Loaded) => Release | undefined,
) => Promise<(tx: Db, assessed: Assessed) => Promise<void>>;

/** What a higher domain does about answers that were assessed, in the same transaction, under the account's head. */
type OnAssessed = (
  deps: Pick<PlatformDeps, "now" | "jobs">,
  tx: Db,
  /** The source is that of the answers, when it is not the member who gave them. */
  assessed: Assessed & { accountId: string; source?: "professional" },
) => Promise<void>;

export type Deps = SessionDeps &
  Pick<SyncDeps, "syncKinds"> &
  Pick<CheckoutDeps, "onRefundRequested"> &
  Pick<OnCallDeps, "onCall"> &
  Pick<PromisesDeps, "team"> & {
    limits: CallLimits;
    prepareClosing: PrepareClosing;
    onAssessed: OnAssessed;
  };
