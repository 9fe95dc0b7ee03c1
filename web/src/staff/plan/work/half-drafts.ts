import type { DraftNotes } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import type { PlanHalves } from "@app/engine/plans/halves";

export const NO_NOTES: DraftNotes = { reasons: {}, kept: null, withoutCall: null };

/** The version in force, as far as drafts go; null: there is no plan yet. */
export function currentHalves({ current }: PlanEditor): PlanHalves | null {
  if (!current) return null;
  const { targets, diet, training } = current.document;
  return { targets, diet, training };
}

/** The saved draft of a half, or the version in force as its start. */
export function draftOf(editor: PlanEditor, half: Half): HalfDraft {
  const { draft } = editor.halves[half];
  if (draft) return draft;
  const current = currentHalves(editor);
  if (half === "training") return { half, training: current?.training ?? null, notes: NO_NOTES };
  return { half, targets: current?.targets ?? null, diet: current?.diet ?? null, notes: NO_NOTES };
}

/** Both halves as they would be published; one's own may be ahead of what was saved. */
export function nextHalves(editor: PlanEditor, own: HalfDraft | null): PlanHalves {
  const diet = own?.half === "diet" ? own : draftOf(editor, "diet");
  const training = own?.half === "training" ? own : draftOf(editor, "training");
  return {
    targets: diet.half === "diet" ? diet.targets : null,
    diet: diet.half === "diet" ? diet.diet : null,
    training: training.half === "training" ? training.training : null,
  };
}

export const notesOf = (editor: PlanEditor, own: HalfDraft | null): Record<Half, DraftNotes> => ({
  diet: own?.half === "diet" ? own.notes : draftOf(editor, "diet").notes,
  training: own?.half === "training" ? own.notes : draftOf(editor, "training").notes,
});
