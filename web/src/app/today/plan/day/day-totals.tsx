import type { PlanView } from "@app/contract/plans";
import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import { formatWhole } from "../../../outcome/format-number.ts";
import type { Totals } from "../day-totals-of.ts";
import styles from "./day-totals.module.css";

type DayTotalsProps = { totals: Totals | null; targets: PlanView["targets"] };

/** What was eaten so far, beside the day's targets; nothing without figures. */
export function DayTotals({ totals, targets }: DayTotalsProps) {
  if (!totals || !targets) return null;
  return (
    <p className={styles.totals}>
      <span>
        <b>{copy.kcalSoFar(formatWhole(totals.kcal))}</b> {copy.ofKcal(formatWhole(targets.kcal))}
      </span>
      <span>
        <b>{copy.proteinSoFar(formatWhole(totals.protein))}</b> {copy.ofProtein(formatWhole(targets.protein))}
      </span>
    </p>
  );
}
