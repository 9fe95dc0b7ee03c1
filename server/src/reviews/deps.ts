import type { SessionDeps } from "../identity/deps.ts";
import type { AssessDeps } from "../intake/assess.ts";
import type { Db } from "../platform/database/db.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";
import type { PausedSpan } from "./review-window.ts";

export type Deps = SessionDeps &
  Pick<AssessDeps, "onCall" | "team" | "syncKinds" | "onAssessed"> & {
    limits: CallLimits;
    /** The days on which the member pauses the plan: no review opens on them. */
    listPausedSpans: (db: Db, accountId: string) => Promise<PausedSpan[]>;
  };
