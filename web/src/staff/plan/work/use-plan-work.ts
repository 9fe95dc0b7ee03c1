import type { ChangeReason } from "@app/contract/plan-changes";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import { groupChanges } from "@app/engine/plans/groups/group-changes";
import { findLocks } from "@app/engine/plans/locks/find-locks";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import type { DeviceDraft } from "../../shell/device-drafts.ts";
import { planQuery } from "../data/plan-calls.ts";
import type { DraftSaver, SaverState, UnsentHalf } from "./draft-saver.ts";
import { currentHalves, nextHalves, notesOf } from "./half-drafts.ts";
import { useDraft } from "./use-draft.ts";
import type { Rebase } from "./use-rebase.ts";
import { type Selection, useSelection } from "./use-selection.ts";

/** The work with what only the page needs of it. */
export type PlanDesk = {
  work: PlanWork;
  /** One's own half as it is here. */
  draft: HalfDraft;
  saver: DraftSaver;
  saving: SaverState;
  mayUndo: boolean;
  /** One's own half, neither signed nor in somebody else's hands. */
  mayEdit: boolean;
  rebase: Rebase | null;
  selection: Selection;
};

const STATES = {
  saved: "saved",
  saving: "saving",
  offline: "offline",
  busy: "offline",
  refused: "offline",
  conflict: "conflict",
  leased: "leased",
  signed: "conflict",
} as const satisfies Record<SaverState["state"], PlanWork["save"]["state"]>;

/** Everything that follows from the two halves is computed here, by what the server computes it with. */
export function usePlanWork(
  editor: PlanEditor,
  { now, device }: { now: number; device: DeviceDraft<UnsentHalf> | null },
): PlanDesk {
  const client = useQueryClient();
  const { memberId, mine } = editor;
  const setEditor = useCallback(
    (change: (known: PlanEditor) => PlanEditor) =>
      client.setQueryData(planQuery(memberId).queryKey, (known) => (known ? change(known) : known)),
    [client, memberId],
  );
  const getEditor = useCallback(() => client.getQueryData(planQuery(memberId).queryKey), [client, memberId]);
  const half = mine ?? "diet";
  const { draft, saver, saving, edit, undo, mayUndo, adopt, rebase } = useDraft({
    editor,
    half,
    setEditor,
    getEditor,
    device,
  });
  const own = mine ? draft : null;

  const current = useMemo(() => currentHalves(editor), [editor]);
  const next = useMemo(() => nextHalves(editor, own), [editor, own]);
  const notes = useMemo(() => notesOf(editor, own), [editor, own]);
  const changes = useMemo(() => diffPlans(current, next), [current, next]);
  const groups = useMemo(() => groupChanges(changes), [changes]);
  const isProvisional = editor.current?.document.kind === "provisional";
  const locks = useMemo(
    () => findLocks({ current, isProvisional, next, changes, notes, context: editor.context }),
    [current, isProvisional, next, changes, notes, editor.context],
  );
  const selection = useSelection(next, mine);

  const state = STATES[saving.state];
  const work: PlanWork = {
    editor,
    mine,
    current,
    next,
    notes,
    changes,
    groups,
    locks,
    save: { state, at: saving.at },
    edit,
    undo,
    setReason: useCallback(
      (ids: readonly string[], reason: ChangeReason | null) =>
        edit((known) => {
          const reasons = { ...known.notes.reasons };
          for (const id of ids) {
            if (reason) reasons[id] = reason;
            else delete reasons[id];
          }
          return { ...known, notes: { ...known.notes, reasons } };
        }),
      [edit],
    ),
    setKept: useCallback((kept) => edit((known) => ({ ...known, notes: { ...known.notes, kept } })), [edit]),
    setWithoutCall: useCallback(
      (withoutCall) => edit((known) => ({ ...known, notes: { ...known.notes, withoutCall } })),
      [edit],
    ),
    flush: useCallback(() => saver.flush(), [saver]),
    goTo: selection.goTo,
    take: useCallback(
      (newest) => {
        setEditor(() => newest);
        adopt(newest);
      },
      [setEditor, adopt],
    ),
  };
  return { work, draft, saver, saving, mayUndo, mayEdit: mayEditNow(editor, now), rebase, selection };
}

function mayEditNow({ mine, halves }: PlanEditor, now: number): boolean {
  if (!mine || halves[mine].signature) return false;
  const { lease } = halves[mine];
  return !lease || lease.isMine || Date.parse(lease.until) <= now;
}
