import type { PlanChangesView } from "@app/contract/plan-publication";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { formatDayMonth } from "../../shell/format/days.ts";
import styles from "./version-list.module.css";

/** A half that its professional looked at and left as it was. */
export function KeptHalf({ half, reason }: PlanChangesView["kept"][number]) {
  return (
    <section className={styles.kept}>
      <h2>{copy.kept[half]}</h2>
      <p className={styles.reason}>
        <small>{copy.keptBecause}</small>
        {reason}
      </p>
    </section>
  );
}

export function NothingChanged({ isFirst }: { isFirst: boolean }) {
  const { title, text } = isFirst ? copy.first : copy.nothing;
  return (
    <section className={styles.kept}>
      <h2>{title}</h2>
      <p className={styles.unchangedQuiet}>{text}</p>
    </section>
  );
}

/** The member's own layer on the plan before: what no longer fits is named, what does is counted. */
export function LostSwaps({ lost, kept }: { lost: readonly string[]; kept: number }) {
  if (lost.length === 0) return kept > 0 ? <p className={styles.unchangedQuiet}>{copy.onlyKeptSwaps(kept)}</p> : null;
  return (
    <section className={styles.lost}>
      <h2>{copy.lost.title(lost.length)}</h2>
      <ul>
        {lost.map((swap) => (
          <li key={swap}>{swap}</li>
        ))}
      </ul>
      <p className={styles.unchangedQuiet}>
        {copy.lost.text} {kept > 0 ? copy.keptSwaps(kept) : null}
      </p>
    </section>
  );
}

/** The unchanged is said too. */
export function Same({ view: { changes, same, reviewOn } }: { view: PlanChangesView }) {
  return (
    <section className={styles.same}>
      <h2>{changes.length > 0 ? copy.same : copy.allSame}</h2>
      <p className={styles.unchangedQuiet}>
        {same ? `${same.replace(/[.]$/, "")}. ` : null}
        {copy.review(formatDayMonth(reviewOn))}
      </p>
    </section>
  );
}
