import { appPaths } from "../../../app-paths.ts";
import { diaryCopy as copy } from "../../../content/app/diary/diary.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { Link } from "../../shell/link.tsx";
import { formatDay } from "../model/format.ts";
import styles from "./day.module.css";

/** The day between two arrows. There is nothing to log on a day to come. */
export function DayNav({ day, today }: { day: string; today: string }) {
  const after = addDays(day, 1);
  return (
    <nav className={styles.nav} aria-label={copy.day}>
      <Link className={styles.arrow} to={pathOf(addDays(day, -1), today)} aria-label={copy.before}>
        <Icon name="arrow-left" />
      </Link>
      <b className={styles.day} aria-live="polite">
        {formatDay(day)}
      </b>
      {after <= today ? (
        <Link className={styles.arrow} to={pathOf(after, today)} aria-label={copy.after}>
          <Icon name="arrow-right" />
        </Link>
      ) : (
        <span className={styles.arrow} />
      )}
      {after < today ? (
        <Link className={styles.today} to={appPaths.diary}>
          {copy.today}
        </Link>
      ) : null}
    </nav>
  );
}

const pathOf = (day: string, today: string): string => (day === today ? appPaths.diary : appPaths.diaryDay(day));
