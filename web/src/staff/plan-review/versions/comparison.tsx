import type { PlanDocument } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import { groupChanges } from "@app/engine/plans/groups/group-changes";
import { describeGroup } from "@app/engine/plans/words/describe-group";
import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useMemo } from "react";
import { versionsCopy as copy } from "../../../content/staff/plan-preview.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { LoadState } from "../../member/parts/load-state.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { BeforeAfter } from "../changes/before-after.tsx";
import { versionQuery } from "../data/review-data.ts";
import styles from "./versions.module.css";

/** A version's half in the draft. What was written about it stays: it is the same professional's work. */
const restoreHalf = (draft: HalfDraft, { targets, diet, training }: PlanDocument): HalfDraft =>
  draft.half === "diet" ? { ...draft, targets, diet } : { ...draft, training };

type ComparisonProps = { work: PlanWork; version: number; restored: (event: MouseEvent<HTMLElement>) => void };

/** What the draft changes of a version, by the engine's own comparison; and putting one's half back. */
export function Comparison({ work, version, restored }: ComparisonProps) {
  const { data, error, isFetching, refetch } = useQuery(versionQuery(work.editor.memberId, version));
  if (!data)
    return (
      <LoadState
        error={error}
        loading={copy.loading}
        failed={copy.failed}
        isBusy={isFetching}
        retry={() => void refetch()}
      />
    );
  return (
    <div className={styles.comparison}>
      <Differences from={data.document} to={work.next} version={version} />
      <Restore work={work} document={data.document} version={version} restored={restored} />
    </div>
  );
}

type DifferencesProps = { from: PlanDocument; to: PlanWork["next"]; version: number };

function Differences({ from, to, version }: DifferencesProps) {
  const groups = useMemo(() => groupChanges(diffPlans(from, to)), [from, to]);
  return (
    <>
      <h4>{groups.length === 0 ? copy.equal : copy.comparison(version)}</h4>
      <ul className={`${styles.differences} stack gap-2`}>
        {groups.map((group) => {
          const { place, before, after } = describeGroup(group, { from, to, numbers: "shown" });
          return (
            <li key={group.key}>
              <span>{place}</span>
              <BeforeAfter before={before} after={after} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type RestoreProps = ComparisonProps & { document: PlanDocument };

function Restore({ work, document, version, restored }: RestoreProps) {
  const { mine, editor, edit, undo } = work;
  if (mine === null) return null;
  if (document[mine] === null) return <p className="soft">{copy.missingHalf(mine)}</p>;
  if (editor.halves[mine].signature) return <p className="soft">{copy.restoreClosed}</p>;
  const restore = (event: MouseEvent<HTMLElement>) => {
    edit((draft) => restoreHalf(draft, document));
    restored(event);
    showToast({
      title: copy.restored(mine, version),
      text: copy.restoredText,
      action: { text: copy.undo, onClick: undo },
    });
  };
  return (
    <TeamButton tone="quiet" onClick={restore}>
      {copy.restore(mine, version)}
    </TeamButton>
  );
}
