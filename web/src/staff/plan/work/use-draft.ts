import type { Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor, PlanStanding } from "@app/contract/staff/plans";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DeviceDraft } from "../../shell/device-drafts.ts";
import { fetchEditor, releaseLease, saveDraft, takeLease } from "../data/plan-calls.ts";
import { DraftSaver, type SaverState, type UnsentHalf } from "./draft-saver.ts";
import { draftOf } from "./half-drafts.ts";
import { type Rebase, useRebase } from "./use-rebase.ts";

const MOST_UNDOS = 100;

export type Draft = {
  draft: HalfDraft;
  saver: DraftSaver;
  saving: SaverState;
  edit: (change: (draft: HalfDraft) => HalfDraft) => void;
  undo: () => void;
  mayUndo: boolean;
  /** What the server has takes the place of one's own. */
  adopt: (editor: PlanEditor) => void;
  /** What is left to choose before the draft stands on the version in force; null: nothing. */
  rebase: Rebase | null;
};

type DraftInput = {
  editor: PlanEditor;
  half: Half;
  /** Changes what is known of the plan. */
  setEditor: (change: (editor: PlanEditor) => PlanEditor) => void;
  /** What is known of it by now, also between two renders. */
  getEditor: () => PlanEditor | undefined;
  /** Where what the server does not have is written; null: nothing is written here. */
  device: DeviceDraft<UnsentHalf> | null;
};

/** One's own half: edited here, saved by itself, with the way back. */
export function useDraft({ editor, half, setEditor, getEditor, device }: DraftInput): Draft {
  const left = device?.left;
  const [draft, setDraft] = useState(() => left?.waiting ?? left?.attempt?.draft ?? draftOf(editor, half));
  const latest = useRef(draft);
  const past = useRef<HalfDraft[]>([]);
  const [mayUndo, setMayUndo] = useState(false);
  const [, setTick] = useState(0);
  const [saver] = useState(() => {
    const { memberId, current, halves } = editor;
    return new DraftSaver(
      {
        save: (body) => saveDraft(memberId, half, body),
        lease: async (reason) => {
          const standing = await takeLease(memberId, half, reason);
          const known = getEditor();
          return (known && withStanding(known, standing)) ?? fetchEditor(memberId);
        },
        release: () => releaseLease(memberId, half),
        keep: (unsent) => (device ? device.keep(unsent) : Promise.reject(new Error("nothing is written here"))),
      },
      {
        onState: () => setTick((tick) => tick + 1),
        onEditor: (newest) => setEditor(() => newest),
        onOutdated: () =>
          void fetchEditor(memberId).then(
            (newest) => setEditor(() => newest),
            () => undefined,
          ),
        onSaved: ({ leaseUntil, findings, ...saved }, kept) =>
          setEditor((before) => {
            const { lease } = before.halves[half];
            const held = lease?.isMine ? { ...lease, until: leaseUntil } : lease;
            const state = { ...before.halves[half], ...saved, draft: kept, lease: held };
            const others = before.findings.filter((finding) => finding.half !== half);
            return { ...before, halves: { ...before.halves, [half]: state }, findings: [...others, ...findings] };
          }),
      },
      halves[half],
      current?.version ?? null,
    );
  });

  const show = useCallback((next: HalfDraft) => {
    latest.current = next;
    setDraft(next);
    setMayUndo(past.current.length > 0);
  }, []);
  const adopt = useCallback(
    (newest: PlanEditor) => {
      past.current = [];
      saver.adopt(newest.halves[half], newest.current?.version ?? null);
      show(draftOf(newest, half));
    },
    [saver, half, show],
  );
  const edit = useCallback(
    (change: (draft: HalfDraft) => HalfDraft) => {
      const next = change(latest.current);
      if (next === latest.current) return;
      past.current = [...past.current.slice(1 - MOST_UNDOS), latest.current];
      show(next);
      saver.put(next);
    },
    [saver, show],
  );
  const undo = useCallback(() => {
    const before = past.current.pop();
    if (!before) return;
    show(before);
    saver.put(before);
  }, [saver, show]);

  const put = useCallback(
    (next: HalfDraft, basedOn: number | null) => {
      past.current = [];
      show(next);
      saver.rebase(basedOn, next);
    },
    [saver, show],
  );
  const rebase = useRebase({ editor, half, draft, saver, adopt, put });

  // Somebody with the same half saved meanwhile, and nothing is lost by showing it.
  const { revision } = editor.halves[half];
  useEffect(() => {
    if (revision > saver.revision && !saver.isDirty) adopt(editor);
  }, [revision, saver, adopt, editor]);
  useSafeLeaving(saver, device);
  return { draft, saver, saving: saver.current, edit, undo, mayUndo, adopt, rebase };
}

/** What was left unsent is sent. Leaving gives the lease back; closing the window with something unsaved asks first. */
function useSafeLeaving(saver: DraftSaver, device: DeviceDraft<UnsentHalf> | null): void {
  useEffect(() => {
    if (device?.left) saver.resume(device.left);
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty) event.preventDefault();
    };
    const retry = () => saver.retry();
    const wake = () => (document.hidden ? undefined : saver.wake());
    addEventListener("beforeunload", warn);
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("beforeunload", warn);
      removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", wake);
      void saver.close().then(() => device?.close());
    };
  }, [saver, device]);
}

/** The editor with what is new about who works on it; null where something was written that it does not show. */
function withStanding(editor: PlanEditor, { version, halves }: PlanStanding): PlanEditor | null {
  const { diet, training } = editor.halves;
  const isKnown =
    version === (editor.current?.version ?? null) &&
    halves.diet.revision === diet.revision &&
    halves.training.revision === training.revision;
  if (!isKnown) return null;
  return { ...editor, halves: { diet: { ...diet, ...halves.diet }, training: { ...training, ...halves.training } } };
}
