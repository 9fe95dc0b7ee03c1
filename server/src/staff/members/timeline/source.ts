import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import type { Db } from "../../../platform/database/db.ts";
import type { OpenFile, ReadDeps } from "../read-member.ts";

/** One place that events of a member come from. */
export type Source = (deps: ReadDeps, tx: Db, file: OpenFile) => Promise<TimelineEvent[]>;
