import type { ChangeReason } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import { groupChanges } from "@app/engine/plans/groups/group-changes";
import type { PlanHalves } from "@app/engine/plans/halves";
import { findLocks } from "@app/engine/plans/locks/find-locks";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import type { DeviceDraft } from "../../shell/device-drafts.ts";
import { planQuery } from "../data/plan-calls.ts";
import { DAYS, firstCell, mealAt, rowsOf, trainingDays } from "../week/grid-rows.ts";
import type { DraftSaver, SaverState, UnsentHalf } from "./draft-saver.ts";
import { currentHalves, nextHalves, notesOf } from "./half-drafts.ts";
import { useDraft } from "./use-draft.ts";
import type { Rebase } from "./use-rebase.ts";

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

type Selection = {
  /** The cell of the week: `d4.lanche-tarde`, `treino.d1`; or `targets`. */
  cell: string;
  /** The item or exercise that a path named: `d4.lanche-tarde.2`, `A.1`. */
  part: string | null;
  select: (cell: string) => void;
  goTo: (path: string) => void;
  /** Grows with every `goTo`: the page then brings the cell into sight. */
  jumps: number;
};

/** What is open below the week. A cell that no longer is there gives way to the first one. */
function useSelection(next: PlanHalves, mine: Half | null): Selection {
  const [chosen, setChosen] = useState<{ cell: string; part: string | null; jumps: number }>({
    cell: "",
    part: null,
    jumps: 0,
  });
  const rows = rowsOf(next, mine);
  const isThere = chosen.cell === "targets" || rows.some(({ cells }) => cells.includes(chosen.cell));
  const select = useCallback((cell: string) => setChosen(({ jumps }) => ({ cell, part: null, jumps })), []);
  const goTo = useCallback(
    (path: string) => {
      const { cell, part } = cellOf(path, next);
      setChosen(({ jumps }) => ({ cell, part, jumps: jumps + 1 }));
    },
    [next],
  );
  return { ...chosen, cell: isThere ? chosen.cell : firstCell(rows), select, goTo };
}

/** The cell that shows a path of the document, and the row in it: `diet.d4.jantar.2`, `training.A.1`, `targets`. */
function cellOf(path: string, next: PlanHalves): { cell: string; part: string | null } {
  const [root, ...rest] = path.split(".");
  if (root === "training") return trainingCell(rest, next);
  if (root !== "diet" || rest.length === 0) return { cell: "targets", part: null };
  const [day = "d1", slot, item] = rest;
  if (!slot) return { cell: lightest(day, next), part: null };
  return { cell: `${day}.${slot}`, part: item ? `${day}.${slot}.${item}` : null };
}

function trainingCell(
  [session, part]: readonly string[],
  { training }: PlanHalves,
): { cell: string; part: string | null } {
  const days = training ? trainingDays(training) : [];
  const wanted = session && session !== "cardio" ? session : "walk";
  const index = Math.max(0, days.indexOf(wanted));
  return { cell: `treino.${DAYS[index]}`, part: session && part ? `${session}.${part}` : null };
}

/** A day as a whole is repaired where there is little: its smallest main meal. */
function lightest(day: string, next: PlanHalves): string {
  const main = ["almoco", "jantar", "cafe"].flatMap((slot) => mealAt(next, `${day}.${slot}`) ?? []);
  const kcalOf = ({ items }: { items: readonly { kcal: number }[] }) => items.reduce((sum, { kcal }) => sum + kcal, 0);
  const [least] = main.sort((one, other) => kcalOf(one) - kcalOf(other));
  return least?.id ?? `${day}.cafe`;
}
