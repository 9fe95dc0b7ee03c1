import { commonCopy as copy } from "../../content/account-data.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./loading-or-error.module.css";
import type { RemoteData } from "./use-remote-data.ts";

type LoadingOrErrorProps = {
  result: Exclude<RemoteData<unknown>, { state: "loaded" }>;
  retry: () => void;
  /** How many rows are expected: their room is kept while they are on their way. */
  rows?: number;
};

/** Stands where an answer will be: its room while it is on its way, the reason and a way out when it did not come. */
export function LoadingOrError({ result, retry, rows = 3 }: LoadingOrErrorProps) {
  if (result.state === "loading")
    return (
      <div className={styles.loading} role="status">
        <span className="sr-only">{copy.loading}</span>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={styles.bar} aria-hidden="true" />
        ))}
      </div>
    );
  return (
    <div className={styles.failed} role="alert">
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{copy.failed}</p>
        <p>{result.message}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          {copy.retry}
        </button>
      </div>
    </div>
  );
}
