import { randomUUID } from "node:crypto";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import { addMs, DAY_MS } from "../../platform/time/durations.ts";
import type { Deps } from "../deps.ts";
import type { PainUrgency } from "./pain-report.ts";
import { countReportsOf, insertPainReport } from "./pain-report-store.ts";

const MAX_NOTICES_A_DAY = 5;

/** Notifies the trainer of a stop, once: reference and urgency, no region, no level, no words. */
export async function reportPain(
  deps: Pick<Deps, "jobs" | "now" | "team">,
  tx: Db,
  { accountId, stopId, urgency }: { accountId: string; stopId: string; urgency: PainUrgency },
): Promise<void> {
  // Of a random id: a stop's own id is fixed by plan, day and exercise, and the same for every member.
  const referenceNumber = referenceNumberOf(randomUUID());
  const report = {
    accountId,
    id: stopId,
    referenceNumber,
    urgency,
    reportedAt: deps.now(),
    readAt: null,
    readBy: null,
  };
  if (!(await insertPainReport(tx, report))) return;
  // Beyond them the list has every one, and no account floods the team's inbox.
  if ((await countReportsOf(tx, accountId, addMs(deps.now(), -DAY_MS))) > MAX_NOTICES_A_DAY) return;
  await queueMessage(deps, tx, {
    template: "pain-report",
    channel: "email",
    recipient: deps.team.email,
    accountId,
    params: { referenceNumber, urgency },
    dedupeKey: `pain-report ${referenceNumber}`,
  });
}
