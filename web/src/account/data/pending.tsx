import { commonTexts as words } from "../../content/account-data.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./pending.module.css";
import type { Answer } from "./use-answer.ts";

type PendingProps = {
  answer: Exclude<Answer<unknown>, { state: "here" }>;
  retry: () => void;
  /** How many rows are expected: their room is kept while they are on their way. */
  rows?: number;
};

/** Stands where an answer will be: its room while it is on its way, the reason and a way out when it did not come. */
export function Pending({ answer, retry, rows = 3 }: PendingProps) {
  if (answer.state === "loading")
    return (
      <div className={styles.loading} role="status">
        <span className="sr-only">{words.loading}</span>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={styles.bar} aria-hidden="true" />
        ))}
      </div>
    );
  return (
    <div className={styles.failed} role="alert">
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{words.failed}</p>
        <p>{answer.message}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          {words.retry}
        </button>
      </div>
    </div>
  );
}
