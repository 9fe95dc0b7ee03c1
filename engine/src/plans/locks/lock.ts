import type { DraftNotes, PlanChange } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import type { LockContext } from "@app/contract/staff/plans";
import type { PlanHalves } from "../halves.ts";

export const LOCK_KINDS = [
  "floor",
  "deficit",
  "allergen",
  "eating",
  "level",
  "region",
  "equipment",
  "unknown",
  "empty",
  "reason",
  "call",
  "kept",
  "numbers",
] as const;
export type LockKind = (typeof LOCK_KINDS)[number];

/** Why a half cannot be signed as it is, in words for the professional. Nobody passes it. */
export type Lock = {
  kind: LockKind;
  half: Half;
  /** Of the part: `diet.d1.almoco.2`. */
  path: string;
  text: string;
  /** A food or exercise that may stand in its place. */
  repair: { text: string; food: string } | null;
};

export type LockInput = {
  current: PlanHalves | null;
  isProvisional: boolean;
  next: PlanHalves;
  /** Between the two, for who has compared them already. */
  changes?: readonly PlanChange[];
  notes: { diet: DraftNotes; training: DraftNotes };
  context: LockContext;
};
