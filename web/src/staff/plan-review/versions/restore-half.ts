import type { PlanDocument } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";

/** A version's half in the draft. What was written about it stays: it is the same professional's work. */
export const restoreHalf = (draft: HalfDraft, { targets, diet, training }: PlanDocument): HalfDraft =>
  draft.half === "diet" ? { ...draft, targets, diet } : { ...draft, training };
