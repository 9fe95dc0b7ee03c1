import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../../app-paths.ts";
import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import { formatWhole } from "../../../shell/format/numbers.ts";
import { Link } from "../../../shell/link.tsx";
import type { Totals } from "../day-totals-of.ts";
import styles from "./day.module.css";

export type DayTotalsProps = {
  /** Null: the diary has the sum, and it is not loaded. */ totals: Totals | null;
  targets: PlanView["targets"];
};

/** What was eaten so far, beside the day's targets; nothing with hidden numbers. */
export function DayTotals({ totals, targets }: DayTotalsProps) {
  if (!targets) return null;
  if (!totals)
    return (
      <Link className={styles.diary} to={appPaths.diary}>
        {copy.sumInDiary}
      </Link>
    );
  return (
    <p className={`${styles.totals} note figures`}>
      <DaySum totals={totals} targets={targets} />
    </p>
  );
}

/** "460 de 1.500 kcal · 17 de 120 g de proteína". */
export function DaySum({ totals, targets }: DayTotalsProps) {
  if (!targets || !totals) return null;
  return (
    <>
      <span className={styles.figure}>
        <b>{formatWhole(totals.kcal)}</b> {copy.ofKcal(formatWhole(targets.kcal))}
      </span>
      {" · "}
      <span className={styles.figure}>
        <b>{formatWhole(totals.protein)}</b> {copy.ofProtein(formatWhole(targets.protein))}
      </span>
    </>
  );
}
