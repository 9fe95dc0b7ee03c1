import type { PlanChangesView } from "@app/contract/plan-publication";
import type { PlanView } from "@app/contract/plans";
import type { PlanEditor } from "@app/contract/staff/plans";
import { useState } from "react";
import { previewCopy as copy } from "../../../content/staff/plan-preview.ts";
import { SegmentedControl } from "../../../ui/inputs/segmented-control.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { hidesNumbers } from "../state/hides-numbers.ts";
import { ChangesPage } from "./changes-page.tsx";
import { Phone } from "./phone.tsx";
import { PlanPage } from "./plan-page.tsx";
import styles from "./preview-stage.module.css";

export type Preview = {
  shown: PlanView;
  hidden: PlanView;
  changes: PlanChangesView;
  changesHidden: PlanChangesView;
};

type Page = "changes" | "plan";
const PAGES = [
  { value: "changes", label: copy.pages.changes },
  { value: "plan", label: copy.pages.plan },
] as const;

/** What the member reads first, at the left; the two phones beside it, always on the same page and day. */
export function PreviewStage({ editor, preview }: { editor: PlanEditor; preview: Preview }) {
  const [page, setPage] = useState<Page>("changes");
  const [day, setDay] = useState(0);
  const isShown = !hidesNumbers(editor);
  const phones = [
    { mode: "shown", plan: preview.shown, changes: preview.changes, isNow: isShown },
    { mode: "hidden", plan: preview.hidden, changes: preview.changesHidden, isNow: !isShown },
  ] as const;
  return (
    <div className={styles.stage}>
      <section className={`${styles.side} stack gap-5`}>
        <h3>{copy.heading(preview.changes.summary.length)}</h3>
        <p>{copy.lead(editor.name)}</p>
        <div className={`${styles.written} stack gap-2`}>
          <span>{copy.written}</span>
          <ol>
            {preview.changes.summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <TeamButton tone="link" onClick={closeDialog}>
            {copy.editReasons}
          </TeamButton>
        </div>
        <SegmentedControl legend={copy.pages.legend} hideLegend options={PAGES} value={page} onChange={setPage} />
        <p className="dense-note">{copy.fromPlan}</p>
        <p className="dense-note">{copy.both(editor.name, isShown)}</p>
      </section>
      <div className={styles.phones}>
        {phones.map(({ mode, plan, changes, isNow }) => (
          <Phone key={mode} title={copy[mode]} note={isNow ? copy.asNow : copy.ifChosen[mode]} page={page}>
            {page === "changes" ? (
              <ChangesPage changes={changes} isHidden={mode === "hidden"} open={() => setPage("plan")} />
            ) : (
              <PlanPage plan={plan} day={day} setDay={setDay} close={() => setPage("changes")} />
            )}
          </Phone>
        ))}
      </div>
    </div>
  );
}
