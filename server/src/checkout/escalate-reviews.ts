import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { claimOverdueReviews } from "./claim-store.ts";
import { getPayment } from "./store.ts";
import { tellTeamOfReview } from "./tell-review.ts";

const AT_ONCE = 50;

/** A claim that nobody answered in time is said aloud, once. */
export async function escalateReviews(deps: Pick<Deps, "db" | "jobs" | "team" | "now">): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const { paymentId, protocol, dueAt } of await claimOverdueReviews(tx, deps.now(), AT_ONCE)) {
      const payment = await getPayment(tx, paymentId);
      await tellTeamOfReview(deps, tx, "guarantee-review-overdue", { payment, protocol, dueAt });
    }
  });
}
