import type { BestSet, SetMark } from "@app/engine/progress/figures/best-sets";
import { tallyCopy as copy } from "../../../content/app/progress/charts.ts";
import { KeptNumber } from "../../../ui/display/kept-number.tsx";
import { formatShortDay } from "../../shell/format/days.ts";
import { formatFactor } from "../../shell/format/numbers.ts";
import styles from "./best-sets.module.css";

/** The best set of each exercise, and where it began. Loads are of equipment: they stay in every view. */
export const BestSets = ({ best }: { best: readonly BestSet[] }) => (
  <div className={`${styles.best} stack gap-2`}>
    <h3>{copy.best}</h3>
    <ul>
      {best.map((set) => (
        <li key={set.exercise}>
          <b>{set.name}</b>
          <KeptNumber of="equipment-load" className={styles.mark}>
            {markText(set.best, set.load)}
          </KeptNumber>
          {set.first ? (
            <KeptNumber of="equipment-load" className={styles.first}>
              {copy.first(formatShortDay(set.first.day), markText(set.first, set.load))}
            </KeptNumber>
          ) : null}
        </li>
      ))}
    </ul>
  </div>
);

function markText({ kg, count }: SetMark, load: BestSet["load"]): string {
  const counted = load === "segundos" ? copy.seconds(count) : copy.repetitions(count);
  return kg === null || kg === 0 ? counted : copy.withLoad(counted, formatFactor(kg));
}
