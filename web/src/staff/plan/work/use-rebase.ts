import type { Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import type { PlanHalves } from "@app/engine/plans/halves";
import type { RebaseConflict } from "@app/engine/plans/rebase/find-conflicts";
import { rebaseDraft } from "@app/engine/plans/rebase/rebase-draft";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { problemOf } from "../../../api.ts";
import { versionQuery } from "../../plan-review/data/review-data.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { currentHalves } from "./half-drafts.ts";

/** Lines of the draft that the version in force changed too: one's own, or that version's. */
export type Rebase = {
  version: number;
  base: PlanHalves | null;
  conflicts: readonly RebaseConflict[];
  /** The keys of those that stay as the draft has them. */
  choose: (kept: ReadonlySet<string>) => void;
};

type RebaseInput = {
  editor: PlanEditor;
  half: Half;
  draft: HalfDraft;
  saver: DraftSaver;
  adopt: (editor: PlanEditor) => void;
  put: (draft: HalfDraft, basedOn: number | null) => void;
};

/** A draft follows the version in force: by itself where nothing conflicts, by what is chosen where something does. */
export function useRebase({ editor, half, draft, saver, adopt, put }: RebaseInput): Rebase | null {
  const { memberId, mine, current, halves } = editor;
  const { signature, lease } = halves[half];
  const version = current?.version ?? null;
  const { basedOn } = saver;
  const isMine = mine === half && signature === null && (lease === null || lease.isMine);
  const isOutdated = isMine && version !== null && basedOn !== version;
  const isWritten = halves[half].draft !== null || saver.isDirty;
  const mustRebase = isOutdated && isWritten;
  const { data: earlier, error } = useQuery({
    ...versionQuery(memberId, basedOn ?? 0),
    enabled: mustRebase && basedOn !== null,
  });
  const base = earlier?.document ?? null;
  // What it was begun on may be erased: then all of the draft is its writer's.
  const isRead = basedOn === null || base !== null || problemOf(error) === "not-found";
  const rebased = useMemo(
    () => (mustRebase && isRead ? rebaseDraft(draft, { base, onto: currentHalves(editor) }) : null),
    [mustRebase, isRead, draft, base, editor],
  );

  useEffect(() => {
    if (isOutdated && !isWritten) adopt(editor);
    if (rebased && rebased.conflicts.length === 0) put(rebased.draft, version);
  }, [isOutdated, isWritten, rebased, adopt, put, editor, version]);

  const choose = useCallback(
    (kept: ReadonlySet<string>) => put(rebaseDraft(draft, { base, onto: currentHalves(editor) }, kept).draft, version),
    [draft, base, editor, put, version],
  );
  if (version === null || !rebased || rebased.conflicts.length === 0) return null;
  return { version, base, conflicts: rebased.conflicts, choose };
}
