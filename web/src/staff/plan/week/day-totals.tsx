import type { PlanDay, PlanTargets } from "@app/contract/plan-document";
import { figuresOfDay } from "@app/engine/plans/totals/figures";
import type { CSSProperties } from "react";
import { planCopy } from "../../../content/staff/plan.ts";
import { whole } from "../numbers.ts";
import styles from "./week.module.css";

const copy = planCopy.week;

/** The bar ends a fifth above the target. */
const SPAN = 1.2;

type DayTotalsProps = { days: readonly PlanDay[]; floor: number | null; targets: PlanTargets | null };

/** Energy and protein of each day; the tick on the bar is the floor. */
export function DayTotals({ days, floor, targets }: DayTotalsProps) {
  const end = SPAN * Math.max(targets?.kcal ?? 0, floor ?? 0, 1);
  return (
    <tfoot className={styles.totals}>
      <tr>
        <th scope="row">
          {copy.total[0]}
          <br />
          {copy.total[1]}
        </th>
        {days.map((day) => {
          const { kcal, protein } = figuresOfDay(day);
          const isLow = floor !== null && kcal < floor;
          const style = { "--share": Math.min(1, kcal / end), "--floor": (floor ?? 0) / end } as CSSProperties;
          return (
            <td key={day.id} data-low={isLow || undefined} data-day={day.id}>
              <b>
                {whole(kcal)}
                <span className="sr-only"> kcal</span>
              </b>
              <span className={styles.bar} style={style} data-floor={floor !== null || undefined} />
              <small>{isLow ? copy.floor(whole(floor)) : copy.protein(whole(protein))}</small>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
