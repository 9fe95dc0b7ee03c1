import type { SessionDeps } from "../identity/deps.ts";
import type { AssessDeps } from "../intake/assess.ts";
import type { Db } from "../platform/database/db.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";
import type { Day } from "./plan-pause.ts";

type Span = { from: Day; to: Day };

export type Deps = SessionDeps &
  Pick<AssessDeps, "onCall" | "team" | "syncKinds" | "onAssessed"> & {
    limits: CallLimits;
    /** The last day on which the guarantee can be asked for, with the plan paused on these days and no others; null without one. */
    findGuaranteeEnd: (db: Db, accountId: string, paused: readonly Span[]) => Promise<Day | null>;
  };
