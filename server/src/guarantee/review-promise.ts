import type { Db } from "../platform/database/db.ts";
import { keepPromise } from "../promises/keep-promise.ts";
import { makePromise } from "../promises/make-promise.ts";
import type { PromiseKey } from "../promises/promise.ts";
import { voidPromises } from "../promises/void-promises.ts";
import { closeReview, findReview, type StoredClaim } from "./claim-store.ts";
import type { Deps } from "./deps.ts";

type Claimed = Pick<StoredClaim, "accountId" | "referenceNumber">;

const keyOf = ({ accountId, referenceNumber }: Claimed): PromiseKey & { accountId: string } => ({
  accountId,
  kind: "guarantee-review",
  subject: referenceNumber,
});

/** A person answers within 72 hours. The ledger has the clock: `due_at` of a claim is its copy. */
export async function promiseReview(
  deps: Pick<Deps, "now">,
  tx: Db,
  claim: Claimed & Pick<StoredClaim, "claimedAt">,
): Promise<Date> {
  const { dueAt } = await makePromise(deps, tx, { ...keyOf(claim), startsAt: claim.claimedAt });
  return dueAt;
}

/** Granted or not: the person answered. */
export const keepReviewPromise = async (deps: Pick<Deps, "now">, tx: Db, claim: Claimed, by: string): Promise<void> =>
  void (await keepPromise(deps, tx, { ...keyOf(claim), by }));

/** The money goes back by another right: no answer is owed any more. */
function voidReviewPromise(deps: Pick<Deps, "now">, tx: Db, claim: Claimed): Promise<void> {
  const { accountId, kind, subject } = keyOf(claim);
  return voidPromises(deps, tx, { accountId, kinds: [kind], subjects: [subject] });
}

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
