import type { Correspondent } from "@app/contract/conversations";
import type { SessionDeps } from "../identity/deps.ts";
import type { AssessDeps } from "../intake/assess.ts";
import type { Db } from "../platform/database/db.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";

export type Deps = SessionDeps &
  Pick<AssessDeps, "onCall" | "team" | "syncKinds" | "onAssessed"> & {
    limits: CallLimits;
    /** The professionals whom a member writes to. The domain of the team knows them. */
    listCorrespondents: (db: Db, accountId: string) => Promise<Correspondent[]>;
  };
