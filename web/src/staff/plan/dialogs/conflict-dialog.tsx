import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import { groupChanges } from "@app/engine/plans/groups/group-changes";
import { describeGroup } from "@app/engine/plans/words/describe-group";
import { useQuery } from "@tanstack/react-query";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Button } from "../../../ui/core/button.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { LoadState } from "../../member/parts/load-state.tsx";
import { formatNear } from "../../time/moments.ts";
import { planQuery } from "../data/plan-calls.ts";
import styles from "../parts/parts.module.css";
import { nextHalves } from "../work/half-drafts.ts";

const copy = planEditCopy.conflict;

type ConflictDialogProps = {
  editor: PlanEditor;
  draft: HalfDraft;
  now: number;
  onTheirs: (newest: PlanEditor) => void;
  onMine: (newest: PlanEditor) => void;
  onClose: () => void;
};

/** Two people saved one half. Who, when, and what differs; nothing is written over unseen. */
export function ConflictDialog({ editor, draft, now, onTheirs, onMine, onClose }: ConflictDialogProps) {
  const { queryKey, queryFn } = planQuery(editor.memberId);
  // Beside the page's own answer, which must not change before somebody chooses.
  const query = useQuery({
    queryKey: [...queryKey, "conflict"],
    queryFn: queryFn ?? (() => editor),
    staleTime: 0,
    gcTime: 0,
  });
  const newest = query.data;
  const saved = (newest ?? editor).halves[draft.half];
  const name = saved.savedBy?.name ?? null;
  return (
    <TitledDialog title={copy.title(name)} onClose={onClose}>
      <div className={styles.body}>
        <p>{copy.text(name, saved.savedAt ? formatNear(saved.savedAt, now) : null)}</p>
        {newest ? (
          <>
            <h3>{copy.differences}</h3>
            <Differences newest={newest} draft={draft} />
            <div className={`${styles.actions} row wrap`}>
              <Button onClick={() => onTheirs(newest)}>{copy.theirs}</Button>
              <Button variant="outline" onClick={() => onMine(newest)}>
                {copy.mine}
              </Button>
            </div>
          </>
        ) : (
          <LoadState
            error={query.error}
            loading={copy.loading}
            failed={copy.failed}
            isBusy={query.isFetching}
            retry={() => void query.refetch()}
          />
        )}
      </div>
    </TitledDialog>
  );
}

function Differences({ newest, draft }: { newest: PlanEditor; draft: HalfDraft }) {
  const from = nextHalves(newest, null);
  const to = nextHalves(newest, draft);
  const groups = groupChanges(diffPlans(from, to));
  if (groups.length === 0) return <p>{copy.none}</p>;
  return (
    <ul className={styles.list}>
      {groups.map((group) => {
        const { place, before, after } = describeGroup(group, { from, to, numbers: "shown" });
        return (
          <li key={group.key}>
            <b>{place}</b>
            <span>
              {before ? <del>{before.text}</del> : null} {after ? <ins>{after.text}</ins> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
