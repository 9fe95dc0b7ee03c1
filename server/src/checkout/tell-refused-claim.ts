import type { Condition } from "@app/contract/account";
import type { Deps } from "../deps.ts";
import { describeBuyer } from "../identity/describe-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import type { Payment } from "./payment.ts";
import { recipientOf } from "./recipient-of.ts";

type Refusal = { payment: Payment; protocol: string; failed: Condition[]; retryUntil: Date | null };

/** The answer in writing: what is missing, and until when it may be asked again. */
export async function tellRefusedClaim(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { payment, protocol, failed, retryUntil }: Refusal,
): Promise<void> {
  const buyer = await describeBuyer(tx, payment.accountId);
  await queueMessage(deps, tx, {
    template: "guarantee-refused",
    channel: "email",
    recipient: recipientOf(payment, buyer),
    accountId: payment.accountId,
    params: {
      fullName: buyer?.fullName ?? "",
      protocol,
      reasons: failed.map(({ text, reason }) => `${text}: ${reason}`).join("\n"),
      ...(retryUntil && { retryUntil: retryUntil.toISOString() }),
    },
    dedupeKey: `guarantee-refused ${protocol}`,
  });
}
