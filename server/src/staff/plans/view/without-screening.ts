import type { DraftNotes, PlanChanges } from "@app/contract/plan-changes";
import type { PlanDocument } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import type { AnswerId } from "@app/engine/intake/answers";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { isOfScreening, isScreening } from "@app/engine/intake/words/row-words";

// The screening is the nutritionist's alone: what names an answer of it is absent for everybody else.

type Reasoned = { question: string | null };

/** Rows that say nothing of the screening. One that the table has lost may have. */
export const rowsWithoutScreening = (codes: readonly string[]): string[] =>
  codes.filter((code) => {
    const row = safetyTable.content.find((one) => one.code === code);
    return row !== undefined && !isOfScreening(row);
  });

export const documentWithoutScreening = (document: PlanDocument): PlanDocument => ({
  ...document,
  safety: { ...document.safety, rows: rowsWithoutScreening(document.safety.rows) },
});

export const draftWithoutScreening = <Draft extends HalfDraft>(draft: Draft): Draft => ({
  ...draft,
  notes: {
    ...draft.notes,
    reasons: Object.fromEntries(Object.entries(draft.notes.reasons).map(([id, reason]) => [id, unnamed(reason)])),
  } satisfies DraftNotes,
});

export const changesWithoutScreening = (changes: PlanChanges): PlanChanges => ({
  ...changes,
  changes: changes.changes.map((change) => ({ ...change, reason: unnamed(change.reason) })),
});

const unnamed = <Reason extends Reasoned>(reason: Reason): Reason =>
  reason.question !== null && isScreening(reason.question as AnswerId) ? { ...reason, question: null } : reason;
