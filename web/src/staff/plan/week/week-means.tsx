import type { FoodsDiet, PlanTargets } from "@app/contract/plan-document";
import { meanOfWeek } from "@app/engine/plans/totals/figures";
import type { CSSProperties } from "react";
import { planCopy } from "../../../content/staff/plan.ts";
import { whole } from "../numbers.ts";
import styles from "./week.module.css";

const copy = planCopy.week;
const KEYS = ["kcal", "protein", "fat", "carb", "fibre"] as const;
/** The tick of the target stands at nine tenths. */
const TARGET_AT = 0.9;

/** The week on average, against the targets. */
export function WeekMeans({ days, targets }: { days: FoodsDiet["days"]; targets: PlanTargets | null }) {
  const mean = meanOfWeek(days);
  return (
    <section className={`${styles.means} row gap-4`} aria-label={copy.meansLabel}>
      <h2>
        {copy.means[0]}
        <br />
        {copy.means[1]}
      </h2>
      <dl>
        {KEYS.map((key) => {
          const share = targets ? Math.min(1, (mean[key] / Math.max(1, targets[key])) * TARGET_AT) : 0;
          return (
            <div key={key}>
              <dt>{copy.figures[key]}</dt>
              <dd>
                {whole(mean[key])}
                {key === "kcal" ? "" : "\u00a0g"}
                {targets ? <span className="sr-only">, {copy.target(whole(targets[key]))}</span> : null}
              </dd>
              {targets ? <i style={{ "--share": share } as CSSProperties} aria-hidden="true" /> : null}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
