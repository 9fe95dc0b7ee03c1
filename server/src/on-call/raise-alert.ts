import { randomUUID } from "node:crypto";
import type { Db } from "../platform/database/db.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { addMs, MINUTE_MS } from "../platform/time/durations.ts";
import type { OnCallAlert, Urgency } from "./alert.ts";
import type { Deps } from "./deps.ts";
import { notifyContact } from "./notify-contact.ts";
import { personBy } from "./person-by.ts";
import { findOpenAlert, insertAlert } from "./store.ts";

const ESCALATE_AFTER_MS = 10 * MINUTE_MS;

/**
 * Alerts whoever is on call, in the transaction of what raised it, and returns until when a person talks to the member.
 * While it is unacknowledged, the same account and subject raise no second one.
 */
export async function raiseAlert(
  deps: Pick<Deps, "jobs" | "now" | "onCall">,
  tx: Db,
  { accountId, urgency, subject }: { accountId: string; urgency: Urgency; subject: string },
): Promise<{ personBy: Date }> {
  const raisedAt = deps.now();
  const id = randomUUID();
  const alert: OnCallAlert = {
    accountId,
    id,
    referenceNumber: referenceNumberOf(id),
    urgency,
    subject,
    raisedAt,
    personBy: personBy(deps.onCall, raisedAt),
    escalateAt: addMs(raisedAt, ESCALATE_AFTER_MS),
    escalatedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
  };
  if (!(await insertAlert(tx, alert))) {
    const open = await findOpenAlert(tx, alert);
    // Acknowledged between the two statements: somebody is on it, and this one is no second alert.
    return { personBy: open?.personBy ?? alert.personBy };
  }
  await notifyContact(deps, tx, "first", alert);
  return { personBy: alert.personBy };
}
