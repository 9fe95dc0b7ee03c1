import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Refund } from "./refund.ts";

/** A part of a charge waits for the team: once. */
export async function notifyTeamOfPart(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  { id, referenceNumber, amountCents, byHand }: Refund,
): Promise<void> {
  if (!byHand) return;
  await queueMessage(deps, tx, {
    template: "refund-stuck",
    channel: "email",
    recipient: deps.team.email,
    params: { referenceNumber, amountCents, status: "by-hand" },
    dedupeKey: `refund-stuck ${id} by-hand`,
  });
}
