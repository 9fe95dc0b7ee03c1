import type { ReactNode } from "react";
import { totalsCopy as copy } from "../../../content/app/diary/diary.ts";
import { Switch } from "../../../ui/forms/switch.tsx";
import type { ShownTotals } from "../../data/diary/view/day-view.ts";
import { formatKcal, formatWhole } from "../../shell/format/numbers.ts";
import type { DayTarget } from "../model/day-target.ts";
import styles from "./side.module.css";

type SectionProps = { isToday: boolean; children: ReactNode };

export function SoFar({ isToday, children }: SectionProps) {
  return (
    <section className="stack gap-3" aria-labelledby="soma">
      <h2 className={styles.title} id="soma">
        {isToday ? copy.title : copy.titlePast}
      </h2>
      {children}
    </section>
  );
}

/** The sum with its range; what has no data is named, never counted as zero. */
export function ShownSum({ totals, target }: { totals: ShownTotals | null; target: DayTarget }) {
  if (!totals)
    return (
      <p className="caption">
        {copy.none} {target ? copy.planned(formatKcal(target.kcal)) : null}
      </p>
    );
  const { kcal, low, high, protein, missing } = totals;
  return (
    <div className={styles.sum}>
      <p className={styles.figure}>
        {formatKcal(kcal)} {target ? <span>{copy.of(formatWhole(target.kcal))}</span> : null}
      </p>
      {low < high ? <p className="caption">{copy.range(formatWhole(low), formatWhole(high))}</p> : null}
      <p className="caption">
        {copy.protein(formatWhole(protein), target?.protein ? formatWhole(target.protein) : null)}
      </p>
      {missing > 0 ? <p className="caption">{copy.missing(missing)}</p> : null}
    </div>
  );
}

/** Without numbers: meals, in words. */
export const HiddenSum = ({ meals }: { meals: number }) => <p className="caption">{copy.meals(meals)}</p>;

type CompleteSwitchProps = { isComplete: boolean; onChange: (isComplete: boolean) => void };

export const CompleteSwitch = ({ isComplete, onChange }: CompleteSwitchProps) => (
  <label className={`${styles.complete} row gap-4`}>
    <b>{copy.complete}</b>
    <Switch checked={isComplete} onChange={({ target }) => onChange(target.checked)} />
  </label>
);
