import { oldDayCopy as copy, diaryCopy } from "../../../content/app/diary/diary.ts";
import type { DiaryRecords, StoredEntry } from "../../data/diary/diary-records.ts";
import { dayView } from "../../data/diary/view/day-view.ts";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import { MealThread } from "../meals/meal-thread.tsx";
import { HiddenSum, ShownSum, SoFar } from "../side/so-far.tsx";
import styles from "./day.module.css";

type OldDayViewProps = {
  day: string;
  numbers: NumbersShown;
  records: DiaryRecords;
  /** The server's. */
  entries: readonly StoredEntry[];
};

export function OldDayView({ day, numbers, records, entries }: OldDayViewProps) {
  const view = dayView({
    records: { ...records, entries: new Map([[day, entries]]) },
    planned: [],
    day,
    numbers: numbers === "all-hidden" ? "hidden" : "shown",
  });
  return (
    <div className={styles.columns}>
      <div className={styles.dayBox}>
        <p className={styles.empty}>{entries.length > 0 ? copy.text : diaryCopy.emptyPast}</p>
        <MealThread view={view} current={undefined} renderActions={() => null} />
      </div>
      <div className={styles.side}>
        <SoFar isToday={false}>
          {view.numbers === "shown" ? (
            <ShownSum totals={view.totals} target={null} />
          ) : (
            <HiddenSum meals={view.meals.length} />
          )}
        </SoFar>
      </div>
    </div>
  );
}
