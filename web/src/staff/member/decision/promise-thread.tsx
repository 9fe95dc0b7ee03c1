import type { MemberFile } from "@app/contract/staff/member-file";
import type { CSSProperties } from "react";
import { decisionCopy } from "../../../content/staff/decision.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatHour, formatLeft, formatNear } from "../../time/moments.ts";
import styles from "./promise-thread.module.css";
import { threadOf } from "./thread-of.ts";

const copy = decisionCopy.thread;

/** So little of the time has passed that the bob hangs over the text of the start. */
const EARLY = 0.3;

type PromiseThreadProps = { reading: Pick<NonNullable<MemberFile["reading"]>, "answeredAt" | "personBy">; now: number };

/** The promise that a person reads or replies: answered at its left end, promised at its right, the bob at now. */
export function PromiseThread({ reading: { answeredAt, personBy }, now }: PromiseThreadProps) {
  const thread = threadOf({ from: answeredAt, due: personBy, now });
  const left = personBy ? formatLeft(personBy, now) : copy.noDate;
  const due = personBy ? formatNear(personBy, now) : null;
  const style = { "--now": thread.now, "--due": thread.due } as CSSProperties;
  return (
    <div
      className={`${styles.thread} dense-note`}
      style={style}
      role="img"
      aria-label={copy.label(formatNear(answeredAt, now), due ?? copy.noDate, left)}
      data-late={thread.isLate || undefined}
      data-early={thread.now < EARLY || undefined}
    >
      <i className={styles.start} />
      {due ? <i className={styles.due} /> : null}
      <PlumbBob className={styles.bob} />
      <span className={styles.startText}>
        <b>{formatNear(answeredAt, now)}</b>
        {copy.answered}
      </span>
      <span className={styles.nowText} data-side={thread.now > 0.7 ? "left" : "right"}>
        <b>
          {copy.now}, {formatHour(now)}
        </b>
        {left}
      </span>
      {due && !thread.isLate ? (
        <span className={styles.dueText}>
          <b>{due}</b>
          {copy.promised}
        </span>
      ) : null}
    </div>
  );
}
