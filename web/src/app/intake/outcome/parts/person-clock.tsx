import { useState } from "react";
import { clockCopy as copy } from "../../../../content/app/intake/outcome.ts";
import { PromiseClock } from "../../../outcome/promise-clock.tsx";
import { formatDueTime } from "../../../shell/format/moments.ts";
import { OutcomeSheet } from "./outcome-page.tsx";
import styles from "./parts.module.css";

type PersonClockProps = {
  /** ISO. */
  from: string;
  by: string;
  /** "Ela responde até". */
  label: string;
  country: string;
};

/** Until when a person reads or calls; once that has passed it says so, and whose fault it is. */
export function PersonClock({ from, by, label, country }: PersonClockProps) {
  const [now] = useState(Date.now);
  const due = formatDueTime(by);
  return (
    <OutcomeSheet>
      {now > Date.parse(by) ? (
        <p className={styles.due}>{copy.lateTitle(due)}</p>
      ) : (
        <p>
          {label}
          <b className={styles.due}>{due}</b>
        </p>
      )}
      <PromiseClock from={from} to={by} due={copy.readBy} />
      <p className="caption">
        {copy.credit}
        {country === "BR" ? null : ` ${copy.abroad}`}
      </p>
    </OutcomeSheet>
  );
}
