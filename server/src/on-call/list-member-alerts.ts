import type { Db } from "../platform/database/db.ts";
import type { OnCallAlert } from "./alert.ts";
import { listAlertsOf } from "./store.ts";

const MAX_LISTED = 100;

/** A member's urgent alerts, the newest first. */
export const listMemberAlerts = (db: Db, accountId: string): Promise<OnCallAlert[]> =>
  listAlertsOf(db, accountId, MAX_LISTED);
