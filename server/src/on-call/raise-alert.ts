import { randomUUID } from "node:crypto";
import type { Operations } from "@app/contract/operations";
import { addServiceTime, nextOpening, type ServiceHours } from "@app/engine/promises/service-clock";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { getAccountStanding } from "../identity/accounts/queries.ts";
import type { Db } from "../platform/database/db.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import { promiseHours } from "../promises/promise-hours.ts";
import type { OnCallAlert, Urgency } from "./alert.ts";
import type { Deps } from "./deps.ts";
import { notifyContact } from "./notify-contact.ts";
import { findOpenAlert, insertAlert } from "./store.ts";

/**
 * Until when a person talks to the member: so many minutes from now, counted within the hours on call; outside of them,
 * the next opening.
 */
export function personBy({ hours, minutes }: Pick<Operations["onCall"], "hours" | "minutes">, now: Date): Date {
  const onDuty: ServiceHours = { ...hours, closedOn: [] };
  const opening = nextOpening(onDuty, now.getTime());
  if (opening > now.getTime()) return new Date(opening);
  return new Date(addServiceTime(onDuty, opening, minutes * MINUTE_MS, []));
}

export const ESCALATE_AFTER_MS = 10 * MINUTE_MS;
/** Within this much service time a person has read words that ask for care. */
const CARE_MS = 8 * HOUR_MS;

type Raised = { accountId: string; urgency: Urgency; subject: string };

/**
 * Alerts whoever is on call, in the transaction of what raised it, and returns until when a person talks to the member.
 * While it is unacknowledged, the same account and subject raise no second one. Care waits for service hours; alerts of new
 * accounts without a purchase are told together (work-alerts.ts). Each is in the list from now on.
 */
export async function raiseAlert(
  deps: Pick<Deps, "jobs" | "now" | "onCall">,
  tx: Db,
  { accountId, urgency, subject }: Raised,
): Promise<{ personBy: Date }> {
  const raisedAt = deps.now();
  const id = randomUUID();
  const isHeld = await isUnknown(tx, accountId, raisedAt);
  const waits = urgency === "care" || isHeld;
  const times = timesOf(deps, urgency, raisedAt);
  const alert: OnCallAlert = {
    accountId,
    id,
    referenceNumber: referenceNumberOf(id),
    urgency,
    subject,
    raisedAt,
    personBy: times.personBy,
    escalateAt: waits ? null : addMs(raisedAt, ESCALATE_AFTER_MS),
    escalatedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    pageAt: waits ? times.pageAt : null,
    pagedAt: waits ? null : raisedAt,
    isHeld,
  };
  if (!(await insertAlert(tx, alert))) {
    const open = await findOpenAlert(tx, alert);
    // Acknowledged between the two statements: somebody is on it, and this one is no second alert.
    return { personBy: open?.personBy ?? alert.personBy };
  }
  if (!waits) await notifyContact(deps, tx, "first", alert);
  return { personBy: alert.personBy };
}

function timesOf({ onCall }: Pick<Deps, "onCall">, urgency: Urgency, raisedAt: Date): { personBy: Date; pageAt: Date } {
  if (urgency !== "care") return { personBy: personBy(onCall, raisedAt), pageAt: raisedAt };
  const opening = nextOpening(promiseHours, raisedAt.getTime());
  return { personBy: new Date(addServiceTime(promiseHours, opening, CARE_MS, [])), pageAt: new Date(opening) };
}

/** Anybody can open accounts: those of today without a purchase page nobody one by one. A buyer always does. */
async function isUnknown(tx: Db, accountId: string, now: Date): Promise<boolean> {
  const standing = await getAccountStanding(tx, accountId);
  if (!standing || standing.createdAt <= addMs(now, -DAY_MS)) return false;
  return (await programmeAccess({ db: tx, now: () => now }, accountId)) === "none";
}
