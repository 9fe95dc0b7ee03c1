import { breachMarks, DUE_X, END_X, xOf } from "./breach-marks.ts";
import styles from "./promises.module.css";
import type { KindFigures, Window } from "./use-public-promises.ts";

const Y = 19;

/** A kind's times on the length of what was promised. The words beside it say the same. */
export function Thread({ figures }: { figures: KindFigures[Window] | undefined }) {
  return (
    <svg className={styles.threadBox} viewBox={`0 0 ${END_X} 38`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.after} d={`M0 ${Y}H${END_X}`} />
      <path className={styles.promised} d={`M0 ${Y}H${DUE_X}`} />
      {figures && <path className={styles.threadEight} d={`M${xOf(figures.tenth)} ${Y}H${eightEnd(figures)}`} />}
      {figures && (
        <path className={styles.ends} d={`M${xOf(figures.tenth)} ${Y - 4.5}v9M${eightEnd(figures)} ${Y - 4.5}v9`} />
      )}
      <path className={styles.threadDue} d={`M${DUE_X} 4V34`} />
      {figures && figures.breached > 0 && (
        <path
          className={styles.threadBreach}
          d={breachMarks(figures.breaches)
            .map((x) => `M${x} ${Y - 7}v14`)
            .join("")}
        />
      )}
      {figures && <path className={styles.threadMedian} d={`M${xOf(figures.median)} ${Y - 9}v18`} />}
    </svg>
  );
}

/** Where nine of ten took the same step as one of ten, the bar is still a bar. */
const eightEnd = ({ tenth, ninetieth }: { tenth: number; ninetieth: number }): number =>
  Math.max(xOf(ninetieth), xOf(tenth) + 8);
