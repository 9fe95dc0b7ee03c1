import type { Half } from "@app/contract/plan-document";
import { LEASE_SECONDS } from "@app/contract/staff/plans";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, SECOND_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { clearDraft, lockDraft, updateLease } from "./draft-store.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** Until when what was done now keeps the others out. */
export const leaseFrom = (at: Date): Date => addMs(at, LEASE_SECONDS * SECOND_MS);

/** Somebody else writes at this moment. */
const isLeasedByOther = ({ lease }: PlanDraft, staffId: string, now: Date): boolean =>
  lease !== null && lease.staffId !== staffId && lease.until > now;

/** The last to take it, and nobody has since: what they have seen is what is stored, even if its time is over. */
export const isHeldBy = ({ lease }: PlanDraft, staffId: string): boolean => lease?.staffId === staffId;

type Taking = { accountId: string; half: Half; staffId: string; isTakeOver: boolean };
type Taken = {
  /** From whom it was taken while they wrote. */
  formerId: string | null;
  isRenewal: boolean;
};

/** The half for a minute and a half, in the caller's transaction, which holds the account's head; again renews it. */
export async function takeLease(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  { staffId, isTakeOver, ...place }: Taking,
): Promise<Taken> {
  const at = now();
  const draft = await lockDraft(tx, keyRing.encryption("health-data"), place);
  const isLeased = isLeasedByOther(draft, staffId, at);
  if (isLeased && !isTakeOver) throw new Problem("draft-leased");
  await updateLease(tx, place, { staffId, until: leaseFrom(at) });
  return { formerId: isLeased ? (draft.lease?.staffId ?? null) : null, isRenewal: isHeldBy(draft, staffId) };
}

type Releasing = { accountId: string; half: Half; staffId: string };

/** Gives one's own lease back, in the caller's transaction; twice is once, and another person's stays. */
export async function releaseLease(
  { keyRing }: Pick<Deps, "keyRing">,
  tx: Db,
  { staffId, ...place }: Releasing,
): Promise<{ isReleased: boolean }> {
  const draft = await lockDraft(tx, keyRing.encryption("health-data"), place);
  if (!isHeldBy(draft, staffId)) return { isReleased: false };
  await updateLease(tx, place, null);
  return { isReleased: true };
}

type Discarding = { accountId: string; half: Half; staffId: string };

/**
 * Throws a half's draft away, in the caller's transaction, which holds the account's head; twice is once. Only by who has
 * the lease: they have seen what they throw away.
 */
export async function discardDraft(
  { keyRing }: Pick<Deps, "keyRing">,
  tx: Db,
  { staffId, ...place }: Discarding,
): Promise<{ isDiscarded: boolean }> {
  const draft = await lockDraft(tx, keyRing.encryption("health-data"), place);
  if (draft.signed) throw new Problem("draft-signed");
  if (!isHeldBy(draft, staffId)) throw new Problem("draft-leased");
  if (!draft.saved) return { isDiscarded: false };
  await clearDraft(tx, draft);
  return { isDiscarded: true };
}
