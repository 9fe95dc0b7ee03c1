import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";

/** What a broken promise costs us so far. */
export type CreditedPromise = {
  accountId: string;
  promiseId: string;
  kind: PromiseKind;
  /** In all. */
  days: number;
  /** Its due time. */
  brokenAt: Date;
  /** The days grow no further. */
  isFinal: boolean;
};

export type Deps = PlatformDeps & {
  /** Where the team is notified that a person is awaited. */
  team: { email: string };
  /** What the subscription does about it, in the sweep's transaction. Called again with the same days it changes nothing. */
  onCredited: (deps: Pick<PlatformDeps, "jobs" | "now">, tx: Db, credited: CreditedPromise) => Promise<void>;
  /** Brings the pauses of plans into the ledger, so that no promise is judged before its clock was stopped. */
  stopPausedPlans: (deps: Pick<PlatformDeps, "db" | "jobs" | "now" | "log">) => Promise<void>;
};
