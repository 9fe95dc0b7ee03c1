import { getPayment } from "../checkout/payments/get-payment.ts";
import { forEachDue } from "../platform/jobs/due-rows.ts";
import { lockOverdueReview, markEscalated } from "./claim-store.ts";
import { notifyTeamOfReview } from "./create-review.ts";
import type { Deps } from "./deps.ts";

/** Notifies the team, once, of each review past its due date. */
export const escalateReviews = (deps: Pick<Deps, "db" | "log" | "jobs" | "team" | "now">): Promise<void> =>
  forEachDue(deps, {
    sweep: "escalate-reviews",
    take: lockOverdueReview,
    keyOf: ({ id }) => id,
    async work(tx, { id, paymentId, referenceNumber, dueAt }) {
      await markEscalated(tx, id, deps.now());
      const payment = await getPayment(tx, paymentId);
      await notifyTeamOfReview(deps, tx, "guarantee-review-overdue", { payment, referenceNumber, dueAt });
    },
  });
