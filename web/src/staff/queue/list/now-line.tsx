import { queueText } from "../../../content/staff/queue.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatHour } from "../../time/moments.ts";
import styles from "./list.module.css";

type NowLineProps = { now: number; above: number; below: number };

/** The bob hangs between what is late or flagged and what has time. */
export function NowLine({ now, above, below }: NowLineProps) {
  const { title, both, nothingLate, allLate } = queueText.now;
  return (
    <li className={`${styles.line} row gap-3 soft`} data-slot="now-line">
      <time className={styles.hour}>{formatHour(now)}</time>
      <PlumbBob className={styles.bob} />
      <span>
        <b>{title}</b> {above === 0 ? nothingLate : below === 0 ? allLate : both}
      </span>
    </li>
  );
}
