import type { PlanView } from "@app/contract/plans";
import { eveningCopy as copy, dayCopy } from "../../../../content/app/today-plan.ts";
import { formatWhole } from "../../../shell/format/numbers.ts";
import type { Totals } from "../day-totals-of.ts";
import styles from "./evening.module.css";

type DayFiguresProps = {
  totals: Totals | null;
  targets: PlanView["targets"];
  /** The line of the folded day has the figures. */
  isSaid: boolean;
};

/** The day in figures; a good night without them. */
export function DayFigures({ totals, targets, isSaid }: DayFiguresProps) {
  if (!totals || totals.kcal === 0) return <p className={`${styles.night} note`}>{copy.goodNight}</p>;
  const isInRange = targets && totals.kcal >= targets.kcalLow && totals.kcal <= targets.kcalHigh;
  const night = <p className={`${styles.night} note`}>{isInRange ? copy.inRange : copy.goodNight}</p>;
  if (isSaid) return night;
  return (
    <div>
      <dl className={`${styles.figures} wrap`}>
        <div>
          <dt>{copy.day}</dt>
          <dd>{dayCopy.kcalSoFar(formatWhole(totals.kcal))}</dd>
        </div>
        <div>
          <dt>{copy.protein}</dt>
          <dd>{dayCopy.proteinSoFar(formatWhole(totals.protein))}</dd>
        </div>
      </dl>
      {night}
    </div>
  );
}
