import type { ChangeReason, DraftNotes } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import { groupChanges } from "@app/engine/plans/groups/group-changes";
import type { PlanHalves } from "@app/engine/plans/halves";
import { findLocks, type Lock } from "@app/engine/plans/locks/find-locks";
import { useState } from "react";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { exampleEditor } from "./example-editor.ts";
import { editDiet, editTraining, examplePlan } from "./example-plan.ts";

export const noNotes: DraftNotes = { reasons: {}, kept: null, withoutCall: null };

export type ExampleWork = {
  editor?: Partial<PlanEditor>;
  next?: Partial<PlanHalves>;
  notes?: Partial<PlanWork["notes"]>;
  /** Beside those that the engine finds. */
  locks?: readonly Lock[];
};

/** What the page was asked for. */
export type Asked = { paths: string[]; undone: true[] };

export const bothEdited: Partial<PlanHalves> = {
  diet: editDiet(examplePlan.diet),
  training: examplePlan.training && editTraining(examplePlan.training),
};

const REASON: ChangeReason = { code: "request", question: null, text: "Você pediu um lanche maior à tarde." };

/** Every change of an edited half with the same reason. */
export const explained = (half: Half): DraftNotes => ({
  ...noNotes,
  reasons: Object.fromEntries(
    diffPlans(examplePlan, { ...examplePlan, ...bothEdited })
      .filter((change) => change.half === half)
      .map(({ id }) => [id, REASON]),
  ),
});

/** The page's own state without its saving: the engine's changes, groups and locks over what is edited. */
export function useExampleWork(given: ExampleWork, asked: Asked): PlanWork {
  const [editor, setEditor] = useState<PlanEditor>({ ...exampleEditor, ...given.editor });
  const [next, setNext] = useState<PlanHalves>({ ...examplePlan, ...given.next });
  const [notes, setNotes] = useState({ diet: noNotes, training: noNotes, ...given.notes });
  const { mine } = editor;
  const current: PlanHalves | null = editor.current?.document ?? null;
  const changes = diffPlans(current, next);
  const note = (change: Partial<DraftNotes>) => {
    if (mine) setNotes((before) => ({ ...before, [mine]: { ...before[mine], ...change } }));
  };
  const input = { current, isProvisional: false, next, notes, context: editor.context };
  return {
    editor,
    mine,
    current,
    next,
    notes,
    changes,
    groups: groupChanges(changes),
    locks: [...(given.locks ?? []), ...findLocks(input)],
    save: { state: "saved", at: "2026-11-19T13:34:00Z" },
    edit: (change) => {
      if (!mine) return;
      const draft = change(draftOf(next, mine, notes[mine]));
      setNext((before) => ({ ...before, ...halfOf(draft) }));
    },
    undo: () => {
      asked.undone.push(true);
    },
    setReason: (ids, reason) => {
      if (!mine) return;
      const kept = Object.entries(notes[mine].reasons).filter(([id]) => !ids.includes(id));
      const added = reason ? ids.map((id) => [id, reason] as const) : [];
      note({ reasons: Object.fromEntries([...kept, ...added]) });
    },
    setKept: (kept) => note({ kept }),
    setWithoutCall: (withoutCall) => note({ withoutCall }),
    flush: async () => editor.halves[mine ?? "diet"].revision,
    goTo: (path) => void asked.paths.push(path),
    take: (answered) => {
      setEditor(answered);
      if (answered.current && answered.current.version !== editor.current?.version) setNext(answered.current.document);
    },
  };
}

const draftOf = ({ targets, diet, training }: PlanHalves, half: HalfDraft["half"], notes: DraftNotes): HalfDraft =>
  half === "diet" ? { half, targets, diet, notes } : { half, training, notes };

const halfOf = (draft: HalfDraft): Partial<PlanHalves> =>
  draft.half === "diet" ? { targets: draft.targets, diet: draft.diet } : { training: draft.training };
