import type { Deps as CheckoutDeps } from "../checkout/deps.ts";
import type { SessionDeps } from "../identity/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { Deps as SyncDeps } from "../sync/deps.ts";
import type { IntakeLimits } from "./rate-limits.ts";

type Sending = Pick<PlatformDeps, "now" | "jobs">;

export type Deps = SessionDeps &
  Pick<SyncDeps, "syncKinds"> &
  Pick<CheckoutDeps, "onRefundRequested"> & {
    limits: IntakeLimits;
    raiseAlert: (
      deps: Sending,
      tx: Db,
      alert: { accountId: string; urgency: "crisis" | "emergency"; subject: string },
    ) => Promise<{ personBy: Date }>;
    queuePersonFirstNotice: (
      deps: Sending,
      tx: Db,
      notice: { reference: string; dueAt: Date; urgency: string },
    ) => Promise<void>;
  };
