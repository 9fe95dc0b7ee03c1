import { commonCopy as copy } from "../../../content/app/account/common.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import styles from "./loading-or-error.module.css";
import { messageOf } from "./message-of.ts";

type LoadingOrErrorProps = {
  /** A query without an answer so far. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The expected number of rows: their space is reserved while they load. */
  rows?: number;
};

/** Placeholder rows while a part of a screen loads; the error and a retry button when it failed. */
export function LoadingOrError({ query: { error, isFetching, refetch }, rows = 3 }: LoadingOrErrorProps) {
  if (!error || isFetching)
    return (
      <div className={styles.loading} role="status">
        <span className="sr-only">{copy.loading}</span>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={`${styles.bar} row`} aria-hidden="true" />
        ))}
      </div>
    );
  return (
    <div className={styles.failed}>
      <Alert
        tone="error"
        title={copy.failed}
        actions={
          <Button variant="link" onClick={() => refetch()}>
            {copy.retry}
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    </div>
  );
}
