import type { TimelineKind } from "@app/contract/staff/member-timeline";
import { timelineCopy as copy } from "../../../content/staff/timeline.ts";
import parts from "../parts/parts.module.css";
import styles from "./figures.module.css";

const kinds = Object.entries(copy.kinds) as [TimelineKind, string][];

type TimelineFiltersProps = {
  only: TimelineKind | null;
  onChange: (only: TimelineKind | null) => void;
  toNow: () => void;
};

export function TimelineFilters({ only, onChange, toNow }: TimelineFiltersProps) {
  const filter = (kind: TimelineKind | null, label: string) => (
    <button
      key={label}
      className={styles.filter}
      type="button"
      aria-pressed={only === kind}
      onClick={() => onChange(kind)}
    >
      {label}
    </button>
  );
  return (
    <div className={`${styles.filtersBar} row gap-2`}>
      <div className={styles.filters} role="group" aria-label={copy.filters}>
        {filter(null, copy.all)}
        {kinds.map(([kind, label]) => filter(kind, label))}
      </div>
      <button className={styles.filter} type="button" onClick={toNow}>
        {copy.toNow}{" "}
        <kbd className={parts.kbd} aria-hidden="true">
          G
        </kbd>
      </button>
    </div>
  );
}
