import type { StaffReview } from "@app/contract/staff/reviews";
import { type CSSProperties, useId } from "react";
import { reviewCopy } from "../../../content/staff/review.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import parts from "../../member/parts/parts.module.css";
import { weekdayOf } from "../../time/dates.ts";
import { scaleOf } from "./scale-of.ts";
import styles from "./week-days.module.css";

const copy = reviewCopy.week;
const SHORT = "dom seg ter qua qui sex sáb".split(" ");
const LONG = "domingo segunda terça quarta quinta sexta sábado".split(" ");
const DUMBBELL = "M4 9v6M7 6.5v11M17 6.5v11M20 9v6M7 12h10";

type Day = StaffReview["days"][number];

/** The week day by day: what was eaten against the target, meals, workouts and weight. */
export function WeekDays({ review }: { review: StaffReview }) {
  const id = useId();
  const { days, targetKcal, plannedWorkouts } = review;
  const scale = scaleOf(days, targetKcal);
  const logged = days.flatMap(({ kcal }) => (kcal === null ? [] : [kcal]));
  const mean = logged.length === 0 ? null : Math.round(logged.reduce((sum, kcal) => sum + kcal, 0) / logged.length);
  const workouts = days.reduce((sum, day) => sum + day.workouts, 0);
  return (
    <section className={styles.week} aria-labelledby={id}>
      <h2 className={parts.heading} id={id}>
        {copy.title}
      </h2>
      <p className="soft">{copy.summary(logged.length, mean, workouts, plannedWorkouts)}</p>
      <div className={styles.chart} style={{ "--target": scale.target } as CSSProperties}>
        {targetKcal === null ? null : (
          <p className={styles.target} aria-hidden="true">
            <span>{copy.target(targetKcal)}</span>
          </p>
        )}
        <ol className={styles.days}>
          {days.map((day) => (
            <li key={day.day}>
              <span className="sr-only">{dayInWords(day)}</span>
              <DayColumn day={day} share={scale.shareOf(day.kcal)} />
            </li>
          ))}
        </ol>
      </div>
      <Legend hasTarget={targetKcal !== null} />
    </section>
  );
}

/** What a reader hears instead of the drawing. */
function dayInWords({ day, meals, isComplete, kcal, workouts, kg }: Day): string {
  const eaten =
    kcal === null ? [copy.none] : [copy.meals(meals), copy.kcal(kcal), ...(isComplete ? [] : [copy.partial])];
  const said = [
    ...eaten,
    ...(workouts > 0 ? [copy.workouts(workouts)] : []),
    kg === null ? copy.noWeight : copy.kg(kg),
  ];
  return `${LONG[weekdayOf(day)]}, ${day.slice(8)}/${day.slice(5, 7)}: ${said.join(", ")}`;
}

function DayColumn({ day, share }: { day: Day; share: number }) {
  const { meals, isComplete, kcal, workouts, kg } = day;
  const fill = kcal === null ? "none" : isComplete ? "complete" : "partial";
  return (
    <div className={styles.column} aria-hidden="true">
      <span className={styles.bar} data-fill={fill} style={{ "--share": share } as CSSProperties}>
        <i />
      </span>
      <b className={styles.day}>
        {SHORT[weekdayOf(day.day)]} <span>{day.day.slice(8)}</span>
      </b>
      <span className={styles.kcal}>{kcal === null ? "–" : kcal.toLocaleString("pt-BR")}</span>
      <span>{meals > 0 ? copy.mealsShort(meals) : "–"}</span>
      <span className={`${styles.workouts} row`}>
        {Array.from({ length: Math.min(workouts, 3) }, (_, index) => (
          <IconPath key={index} path={DUMBBELL} />
        ))}
      </span>
      <span className={styles.kg}>{kg === null ? "" : copy.kg(kg)}</span>
    </div>
  );
}

function Legend({ hasTarget }: { hasTarget: boolean }) {
  const { legend } = copy;
  return (
    <ul className={`${styles.legend} wrap soft`} aria-hidden="true">
      <li data-fill="complete">{legend.complete}</li>
      <li data-fill="partial">{legend.partial}</li>
      <li data-fill="none">{legend.none}</li>
      {hasTarget ? <li data-fill="target">{legend.target}</li> : null}
    </ul>
  );
}
