import { getPayment } from "../checkout/payments/get-payment.ts";
import { inTransaction } from "../platform/database/db.ts";
import { takeOverdueReviews } from "./claim-store.ts";
import type { Deps } from "./deps.ts";
import { notifyTeamOfReview } from "./notify-review.ts";

const BATCH_SIZE = 50;

/** Notifies the team, once, of each review past its due date. */
export async function escalateReviews(deps: Pick<Deps, "db" | "jobs" | "team" | "now">): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const { paymentId, referenceNumber, dueAt } of await takeOverdueReviews(tx, deps.now(), BATCH_SIZE)) {
      const payment = await getPayment(tx, paymentId);
      await notifyTeamOfReview(deps, tx, "guarantee-review-overdue", { payment, referenceNumber, dueAt });
    }
  });
}
