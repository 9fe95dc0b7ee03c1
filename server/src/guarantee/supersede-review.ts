import type { Db } from "../platform/database/db.ts";
import { closeReview } from "./claim-store.ts";
import type { Deps } from "./deps.ts";

/** The purchase is refunded by another right: a claim of theirs that waits for the team needs no answer any more. */
export async function supersedeReview(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { paymentId, requestedBy }: { paymentId: string; requestedBy: string },
): Promise<void> {
  await closeReview(tx, paymentId, { outcome: "superseded", at: now(), by: requestedBy, answer: null });
}
