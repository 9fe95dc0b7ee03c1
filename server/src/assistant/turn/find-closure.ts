import { listMemberAlerts } from "../../on-call/list-member-alerts.ts";
import type { Db } from "../../platform/database/db.ts";

/**
 * Until when a person talks to a member whose words spoke of a crisis; null: the assistant may answer. Wherever they were
 * written, it stays silent until somebody of the team has answered the alert.
 */
export async function findClosure(db: Db, accountId: string): Promise<{ personBy: Date } | null> {
  const alerts = await listMemberAlerts(db, accountId);
  return alerts.find(({ urgency, acknowledgedAt }) => urgency === "crisis" && acknowledgedAt === null) ?? null;
}
