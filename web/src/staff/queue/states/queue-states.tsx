import type { QueueItem } from "@app/contract/staff/queue";
import { queueText } from "../../../content/staff/queue.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import sun from "../../../ui/pictures/sol.svg";
import { Ring } from "../../../ui/ring/ring.tsx";
import { Link } from "../../shell/link.tsx";
import { memberPath } from "../../shell/member-paths.ts";
import { formatNear } from "../../time/moments.ts";
import styles from "./queue-states.module.css";

const ROWS = [1, 2, 3, 4, 5, 6, 7];

/** Rows keep their height while the queue loads; their rings have no arc yet. */
export function QueueLoading() {
  return (
    <div className={styles.loading} role="status" aria-label={queueText.loading}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <Ring left={0} state="running" size="bead" />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

export function QueueFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { title, text, retry } = queueText.failed;
  return (
    <div className={`${styles.failure} stack gap-3`} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="outline" busy={isRetrying} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

type QueueEmptyProps = {
  doneToday: number;
  postponed: readonly QueueItem[];
  now: number;
  onBringBack: (item: QueueItem) => void;
};

/** The bob alone: nothing hangs on the thread. */
export function QueueEmpty({ doneToday, postponed, now, onBringBack }: QueueEmptyProps) {
  const text = queueText.empty;
  return (
    <div className={styles.empty}>
      <Illustration className={styles.picture} src={sun} shape="square" />
      <PlumbBob className={styles.bob} />
      <div className={styles.words}>
        <h2>{text.title}</h2>
        <p>{text.text(doneToday)}</p>
        {doneToday > 0 ? (
          <dl className={styles.figure}>
            <dt>{text.done(doneToday)}</dt>
            <dd>{doneToday}</dd>
          </dl>
        ) : null}
      </div>
      {postponed.length > 0 ? (
        <section className={styles.next}>
          <h3>{text.next}</h3>
          <ul>
            {postponed.slice(0, 3).map((item) => (
              <li key={item.memberId}>
                <span>{formatNear(item.postponedUntil ?? item.since, now)}</span>
                <Link to={memberPath(item.memberId)}>
                  {item.name}, {item.what.charAt(0).toLowerCase() + item.what.slice(1)}
                </Link>
                <Button variant="secondary" onClick={() => onBringBack(item)}>
                  {text.bringBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
