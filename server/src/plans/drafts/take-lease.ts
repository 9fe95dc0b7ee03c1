import type { Half } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { lockDraft, updateLease } from "./draft-store.ts";
import { isHeldBy, isLeasedByOther, leaseFrom } from "./lease.ts";

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
