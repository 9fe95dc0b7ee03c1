import { weekCopy as copy } from "../../../content/app/diary/diary.ts";
import styles from "./side.module.css";

/** Days with an entry of the last seven, from which the plan is corrected. */
const ENOUGH_DAYS = 5;

/** How many days have an entry. It never starts again at zero, and says nothing about the days between. */
export function LastWeek({ days, hasPlan }: { days: number; hasPlan: boolean }) {
  return (
    <section className={`${styles.card} warm-panel stack gap-2`} aria-labelledby="semana">
      <h2 className="h3-size" id="semana">
        {copy.title}
      </h2>
      <p>
        {days === 0 ? copy.none : copy.days(days)} {days >= ENOUGH_DAYS && hasPlan ? copy.enough : null}
      </p>
    </section>
  );
}
