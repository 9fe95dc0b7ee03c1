import { useState } from "react";
import { clockCopy as copy } from "../../content/app/intake/outcome.ts";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../ui/inputs/use-css-variables.ts";
import { formatShortDueTime } from "../shell/format/moments.ts";
import styles from "./promise-clock.module.css";

type PromiseClockProps = {
  /** ISO: when it began, and until when it is due. */
  from: string;
  to: string;
  /** What is due: "assinado até". */
  due: string;
  /** What is there now: "provisório". */
  now?: string;
};

/** A promise on its line: the plumb bob is now, the open knot the hour it is due. */
export function PromiseClock({ from, to, due, now }: PromiseClockProps) {
  const [at] = useState(Date.now);
  const passed = share(at, Date.parse(from), Date.parse(to));
  const isLate = at > Date.parse(to);
  const line = useCssVariables<HTMLDivElement>({ "--passed": passed });
  const dueAt = formatShortDueTime(to);
  return (
    <div
      ref={line}
      className={styles.clock}
      role="img"
      aria-label={isLate ? copy.lateTitle(dueAt) : `${[copy.now, now].filter(Boolean).join(", ")}; ${due} ${dueAt}`}
    >
      <PlumbBob className={styles.bob} />
      <span className={styles.now} data-end={passed > 0.5 || undefined}>
        <b>{copy.now}</b>
        {now ? <b>{now}</b> : null}
      </span>
      <span className={styles.due} data-late={isLate || undefined}>
        {isLate ? copy.late : due} {dueAt}
      </span>
    </div>
  );
}

const share = (at: number, from: number, to: number): number =>
  to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 1;
