import type { Db } from "../platform/database/db.ts";
import type { OnCallAlert } from "./alert.ts";
import { listOpenAlertsOf } from "./store.ts";

/** Unacknowledged alerts of these accounts, the oldest first. */
export const listAlertsOf = (
  db: Db,
  accountIds: readonly string[],
): Promise<Pick<OnCallAlert, "accountId" | "urgency" | "raisedAt">[]> => listOpenAlertsOf(db, accountIds);
