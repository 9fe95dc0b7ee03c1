import { LEASE_SECONDS } from "@app/contract/staff/plans";
import { addMs, SECOND_MS } from "../../platform/time/durations.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** Until when what was done now keeps the others out. */
export const leaseFrom = (at: Date): Date => addMs(at, LEASE_SECONDS * SECOND_MS);

/** Somebody else writes at this moment. */
export const isLeasedByOther = ({ lease }: PlanDraft, staffId: string, now: Date): boolean =>
  lease !== null && lease.staffId !== staffId && lease.until > now;

/** The last to take it, and nobody has since: what they have seen is what is stored, even if its time is over. */
export const isHeldBy = ({ lease }: PlanDraft, staffId: string): boolean => lease?.staffId === staffId;
