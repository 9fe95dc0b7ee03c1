import type { QueueItem } from "@app/contract/staff/queue";
import { queueText } from "../../../content/staff/queue.ts";
import { countByFilter, type QueueChoice } from "../order/queue-filters.ts";
import styles from "./filter-bar.module.css";

type FilterBarProps = {
  items: readonly QueueItem[];
  choice: QueueChoice;
  now: number;
  onChoose: (choice: QueueChoice) => void;
};

const { filters: text } = queueText;

/** What kinds of work the list shows, with their counts. */
export function FilterBar({ items, choice, now, onChoose }: FilterBarProps) {
  return (
    <div className={`${styles.bar} row`} role="group" aria-label={text.label}>
      {countByFilter(items, choice.onlyMine, now).map(({ filter, count }) => (
        <button
          key={filter}
          className={styles.filter}
          type="button"
          aria-pressed={choice.filter === filter}
          onClick={() => onChoose({ ...choice, filter })}
        >
          {text[filter]} <b>{count}</b>
        </button>
      ))}
      <button
        className={styles.filter}
        data-place="end"
        type="button"
        aria-pressed={choice.onlyMine}
        onClick={() => onChoose({ ...choice, onlyMine: !choice.onlyMine })}
      >
        {text.mine} <kbd aria-hidden="true">M</kbd>
      </button>
    </div>
  );
}
