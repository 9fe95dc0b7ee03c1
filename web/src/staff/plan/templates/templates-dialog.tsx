import type { PlanTemplate } from "@app/contract/staff/plan-templates";
import { applyTemplate, type Template } from "@app/engine/plans/edits/apply-template";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { LoadState } from "../../member/parts/load-state.tsx";
import { messageOf } from "../../member/parts/use-write.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { deleteTemplate, templatesQuery } from "../data/plan-calls.ts";
import styles from "../parts/parts.module.css";
import { mealAt, trainingAt } from "../week/grid-rows.ts";
import { EnginePlates } from "./engine-plates.tsx";

const copy = planEditCopy.templates;

type TemplatesDialogProps = { work: PlanWork; cell: string; onClose: () => void };

/** One's own saved meals, days, weeks and sessions, and the plates of the engine. */
export function TemplatesDialog({ work, cell, onClose }: TemplatesDialogProps) {
  const query = useQuery(templatesQuery);
  const [error, setError] = useState<string>();
  const own = query.data?.filter(({ kind }) => (kind === "session") === (work.mine === "training"));
  const meal = mealAt(work.next, cell);

  const apply = (template: PlanTemplate) => {
    const to = targetOf(template.kind, cell, work);
    if (to === null) return;
    // Written by this same page, by the schema of its kind.
    const { kind, content } = template as Template;
    work.edit((draft) => applyTemplate(draft, { kind, content } as Template, to, work.current));
    onClose();
  };
  const remove = (id: string) => void deleteTemplate(id).catch((cause: unknown) => setError(messageOf(cause)));

  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <div className={styles.body}>
        <h3>{copy.mine}</h3>
        {error ? <Alert tone="error">{error}</Alert> : null}
        {own ? null : (
          <LoadState
            error={query.error}
            loading={copy.loading}
            failed={copy.failed}
            isBusy={query.isFetching}
            retry={() => void query.refetch()}
          />
        )}
        {own?.length === 0 ? <p className={styles.note}>{copy.none}</p> : null}
        <ul className={styles.list}>
          {own?.map((template) => (
            <li key={template._id} className={`${styles.row} row wrap`}>
              <span>
                <b>{template.name}</b>
                <small>
                  {copy.kinds[template.kind]}, {copy.applyTo[template.kind]}
                </small>
              </span>
              <span>
                {targetOf(template.kind, cell, work) === null ? null : (
                  <Button variant="outline" onClick={() => apply(template)}>
                    {copy.apply}
                  </Button>
                )}
                <Button variant="inline" aria-label={copy.delete(template.name)} onClick={() => remove(template._id)}>
                  {copy.deleteShort}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {meal ? <EnginePlates work={work} meal={meal} onDone={onClose} /> : null}
      </div>
    </TitledDialog>
  );
}

/** What of the selection a template goes to; null: it does not fit. */
function targetOf(kind: PlanTemplate["kind"], cell: string, { next }: PlanWork): string | null {
  if (kind === "week") return "";
  if (kind === "session") {
    const session = trainingAt(next, cell);
    return session && session !== "walk" ? session : null;
  }
  const meal = mealAt(next, cell);
  if (!meal) return null;
  return kind === "meal" ? meal.id : (meal.id.split(".")[0] ?? null);
}
