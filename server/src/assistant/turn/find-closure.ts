import { OTHER_PERSON } from "../../intake/answer-danger.ts";
import { listMemberAlerts } from "../../on-call/queries.ts";
import type { Db } from "../../platform/database/db.ts";

/**
 * Until when a person talks to a member whose words spoke of a crisis; null: the assistant may answer. Wherever they were
 * written, it stays silent until somebody of the team has answered the alert.
 */
export async function findClosure(db: Db, accountId: string): Promise<{ personBy: Date } | null> {
  const alerts = await listMemberAlerts(db, accountId);
  const isOwn = (subject: string): boolean => !subject.endsWith(OTHER_PERSON);
  return (
    alerts.find(
      ({ urgency, subject, acknowledgedAt }) => urgency === "crisis" && isOwn(subject) && acknowledgedAt === null,
    ) ?? null
  );
}
