import type { PlanChangesView } from "@app/contract/plan-publication";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatDate, formatDueTime, formatTime } from "../../shell/format/moments.ts";
import styles from "./changes.module.css";

const dayAndMonth = (at: string): string => formatDate(at).slice(0, 5);

/** From one version to the next: dashed is what was not for good, and the weight hangs where this one began. */
export function Passage({ view: { kind, createdAt, previous } }: { view: PlanChangesView }) {
  const label = previous
    ? copy.passage(
        dayAndMonth(previous.createdAt),
        copy.kinds[previous.kind],
        copy.kinds[kind],
        formatDueTime(createdAt),
      )
    : copy.start(copy.kinds[kind], formatDueTime(createdAt));
  return (
    <div className={styles.passage} role="img" aria-label={label} data-from={previous?.kind ?? "none"} data-to={kind}>
      {previous ? (
        <>
          <i className={styles.knot} />
          <span className={styles.passageBefore}>
            {dayAndMonth(previous.createdAt)}
            <br />
            {copy.kinds[previous.kind]}
          </span>
        </>
      ) : null}
      <PlumbBob className={styles.bob} />
      <span className={styles.passageAfter}>
        {dayAndMonth(createdAt)}, {formatTime(createdAt).replace(/^0/, "")}
        <br />
        {copy.kinds[kind]}
      </span>
    </div>
  );
}
