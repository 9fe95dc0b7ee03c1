import type { Deps } from "../deps.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import type { Payment } from "./payment.ts";

/** To the team: somebody waits for a person's answer, or waits too long already. Once for each. */
export async function notifyTeamOfReview(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  template: "guarantee-review" | "guarantee-review-overdue",
  { payment, referenceNumber, dueAt }: { payment: Payment; referenceNumber: string; dueAt: Date },
): Promise<void> {
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: deps.team.email,
    accountId: payment.accountId,
    params: { referenceNumber, amountCents: payment.amountCents, dueAt: dueAt.toISOString() },
    dedupeKey: `${template} ${referenceNumber}`,
  });
}
