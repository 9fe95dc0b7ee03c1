import type { CorrespondentRole } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import { listWaiting } from "./thread-store.ts";

type Waiting = {
  since: Date;
  holder: CorrespondentRole | null;
  /** The messages to which an answer was promised. */
  promisedFor: readonly string[];
};

/** By account, since when its oldest message to the team waits for a person, and for whom. */
export const listWaitingThreads = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Waiting>> =>
  new Map(
    (await listWaiting(db, "team", accountIds)).flatMap(({ accountId, waitingSince, holder, promisedFor }) =>
      waitingSince ? [[accountId, { since: waitingSince, holder, promisedFor }]] : [],
    ),
  );
