import type { DraftNotes } from "@app/contract/plan-changes";
import type { HalfDraft } from "@app/contract/staff/plans";
import type { PlanHalves } from "@app/engine/plans/halves";
import type { PlanVersion } from "../plan-version.ts";
import type { DraftsByHalf } from "./plan-draft.ts";

type Current = Pick<PlanVersion, "content"> | undefined;

/** What people compare with; null: there is no version, or it was erased. */
export function currentHalves(current: Current): PlanHalves | null {
  const document = current?.content?.document;
  return document ? { targets: document.targets, diet: document.diet, training: document.training } : null;
}

/** Both halves as they would be published: drafts where somebody has begun, the version in force where nobody has. */
export function nextHalves(current: Current, drafts: Partial<DraftsByHalf>): PlanHalves {
  const halves = currentHalves(current) ?? { targets: null, diet: null, training: null };
  const [diet, training] = [drafts.diet?.saved?.content.draft, drafts.training?.saved?.content.draft];
  return {
    ...halves,
    ...(diet?.half === "diet" && { targets: diet.targets, diet: diet.diet }),
    ...(training?.half === "training" && { training: training.training }),
  };
}

/** A half of a plan as a draft's content. */
export const withHalf = (halves: PlanHalves, draft: HalfDraft): PlanHalves =>
  draft.half === "diet"
    ? { ...halves, targets: draft.targets, diet: draft.diet }
    : { ...halves, training: draft.training };

export const NO_NOTES: DraftNotes = { reasons: {}, kept: null, withoutCall: null };

export const notesOf = (drafts: DraftsByHalf): { diet: DraftNotes; training: DraftNotes } => ({
  diet: drafts.diet.saved?.content.draft.notes ?? NO_NOTES,
  training: drafts.training.saved?.content.draft.notes ?? NO_NOTES,
});
