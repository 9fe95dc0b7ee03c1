import type { Db } from "../platform/database/db.ts";
import { closeReview, findReview } from "./claim-store.ts";
import type { Deps } from "./deps.ts";
import { voidReviewPromise } from "./review-promise.ts";

/** The purchase is refunded by another right: a claim of theirs that waits for the team needs no answer any more. */
export async function supersedeReview(
  deps: Pick<Deps, "now">,
  tx: Db,
  { paymentId, requestedBy }: { paymentId: string; requestedBy: string },
): Promise<void> {
  const review = await findReview(tx, paymentId);
  if (!review) return;
  await closeReview(tx, paymentId, { outcome: "superseded", at: deps.now(), by: requestedBy, answer: null });
  await voidReviewPromise(deps, tx, review);
}
