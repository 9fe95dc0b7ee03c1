import type { MemberPromise } from "@app/contract/promises";
import { promisesCopy as copy } from "../../../content/app/promises.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { type DrawnRing, leftAt, ringAt } from "../model/promise-ring.ts";
import { formatLeft, formatMoment } from "../model/time-words.ts";
import styles from "./promise-thread.module.css";

const HAS_TIME: ReadonlySet<DrawnRing["sign"]> = new Set(["coming", "running", "short"]);

/** One promise on the thread: its ring, its moment, what it is and what it gave. */
export function PromiseItem({ promise, now }: { promise: MemberPromise; now: number }) {
  const ring = ringAt(promise, now);
  const { title, text, at, keptBy, credit, ifLate, fulfilledAt } = promise;
  return (
    <li className={styles.item} data-state={ring.sign}>
      <span className={styles.ring}>
        <Ring left={ring.left} state={ring.state} size="bead" />
      </span>
      <time className={`${styles.when} note figures`} dateTime={at}>
        {formatMoment(at, now)}
      </time>
      <h3 className={styles.name}>
        {title}
        <span className="sr-only">, {copy.states[ring.sign]}</span>
      </h3>
      <p className={styles.text}>
        {leftWords(promise, ring, now)} {text} {ifLate && HAS_TIME.has(ring.sign) ? copy.thread.ifLate(ifLate) : null}
      </p>
      {text.includes(keptBy) ? null : (
        <p className={styles.who}>{fulfilledAt ? copy.thread.whoKept(keptBy) : copy.thread.who(keptBy)}</p>
      )}
      {credit ? <p className={styles.credit}>{credit.text}</p> : null}
    </li>
  );
}

/** Only while its clock runs. */
function leftWords(promise: MemberPromise, { sign }: DrawnRing, now: number): string | null {
  if (sign !== "running" && sign !== "short") return null;
  const { isOne, length } = formatLeft(leftAt(promise, now));
  return copy.left[promise.clock](isOne, length);
}
