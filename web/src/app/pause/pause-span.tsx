import { spanCopy as copy } from "../../content/app/pause.ts";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../ui/inputs/use-css-variables.ts";
import { formatLongDay, formatShortDay } from "../shell/format/days.ts";
import styles from "./pause.module.css";
import { dayAfter, daysIn } from "./pause-days.ts";

type PauseSpanProps = { today: string; from: string; to: string; isRunning: boolean };

/** The thread of days: dashed between the knots where the plan stands still, the plumb bob at today. */
export function PauseSpan({ today, from, to, isRunning }: PauseSpanProps) {
  const back = dayAfter(to);
  const [start, end] = isRunning ? [8, 86] : from === today ? [10, 72] : [34, 76];
  const bob = isRunning
    ? start + ((daysIn(from, today) - 1) / daysIn(from, to)) * (end - start)
    : from === today
      ? start
      : 6;
  const ref = useCssVariables<HTMLDivElement>({ "--start": start, "--end": end, "--today": bob });
  const label = copy.label(formatLongDay(today), formatLongDay(from), formatLongDay(to), formatLongDay(back));
  // Where labels would meet, the knot's own date says enough.
  const isNearEnd = isRunning && bob > 52;
  const isNearStart = isRunning && bob < 30;
  return (
    <div ref={ref} className={styles.span} role="img" aria-label={label} data-running={isRunning || undefined}>
      <i className={styles.paused} />
      <i className={styles.knot} data-at="start" />
      <i className={styles.knot} data-at="end" />
      <PlumbBob className={styles.bob} />
      {isRunning ? (
        <>
          {isNearStart ? null : (
            <span className={styles.start}>
              {formatShortDay(from)}
              <br />
              {copy.stopped}
            </span>
          )}
          <span className={styles.today} data-before={isNearEnd || undefined}>
            <b>
              {copy.today}, {formatShortDay(today)}
              <br />
              {copy.left(daysIn(today, to))}
            </b>
          </span>
        </>
      ) : (
        <>
          <span className={styles.today}>
            <b>{copy.today}</b>
            {from === today ? (
              <>
                <br />
                {copy.begins}
              </>
            ) : null}
          </span>
          {from === today ? null : (
            <span className={styles.start}>
              {formatShortDay(from)}
              <br />
              {copy.begins}
            </span>
          )}
        </>
      )}
      <span className={styles.end}>
        <b>{formatShortDay(back)}</b>
        <br />
        {isRunning ? copy.back : copy.returns}
      </span>
    </div>
  );
}
