import type { Training } from "@app/contract/plan-training";
import { setCardio } from "@app/engine/plans/edits/training/sessions";
import { findExercise } from "@app/engine/training/library/library";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import styles from "../meal/meal-panel.module.css";
import { Quantity } from "../parts/quantity.tsx";
import rows from "./session.module.css";
import { WeekQuantities } from "./week-quantities.tsx";

const copy = planEditCopy.cardio;

type CardioPanelProps = { work: PlanWork; training: Training; mayEdit: boolean };

/** Walks and cardio of the week: minutes by week, effort, and what it may be done with. */
export function CardioPanel({ work, training: { cardio, walks }, mayEdit }: CardioPanelProps) {
  const { minutes, effort, exercises } = cardio;
  return (
    <section className={`${styles.panel} stack gap-2`} aria-label={copy.title} data-panel>
      <div className={`${styles.head} row wrap`}>
        <h2>{copy.title}</h2>
        <span className={styles.sums}>{copy.walks(walks)}</span>
      </div>
      <dl className={rows.cardio}>
        <dt>{copy.minutes}</dt>
        <dd>
          <WeekQuantities
            values={minutes}
            label={copy.minutesOf}
            min={0}
            max={600}
            step={10}
            isOff={!mayEdit}
            onChange={(next) => work.edit((draft) => setCardio(draft, { minutes: next }))}
          />
        </dd>
        <dt>{copy.effort}</dt>
        <dd className={rows.range}>
          <Quantity
            label={copy.leastEffort}
            value={effort[0]}
            min={0}
            max={effort[1]}
            isOff={!mayEdit}
            onChange={(least) => work.edit((draft) => setCardio(draft, { effort: [least, effort[1]] }))}
          />
          {planEditCopy.session.to}
          <Quantity
            label={copy.mostEffort}
            value={effort[1]}
            min={effort[0]}
            max={10}
            isOff={!mayEdit}
            onChange={(most) => work.edit((draft) => setCardio(draft, { effort: [effort[0], most] }))}
          />
        </dd>
      </dl>
      <p className={styles.sums}>{exercises.map((id) => findExercise(id)?.name ?? id).join(", ")}</p>
    </section>
  );
}
