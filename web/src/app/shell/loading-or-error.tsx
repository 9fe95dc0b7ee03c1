import { commonCopy as copy } from "../../content/account-data.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import styles from "./loading-or-error.module.css";
import type { RemoteData } from "./use-remote-data.ts";

type LoadingOrErrorProps = {
  result: Exclude<RemoteData<unknown>, { state: "loaded" }>;
  retry: () => void;
  /** The expected number of rows: their space is reserved while they load. */
  rows?: number;
};

/** Placeholder rows while data loads; the error and a retry button when it failed. */
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
    <div className={styles.failed}>
      <Alert
        tone="error"
        title={copy.failed}
        actions={
          <Button variant="link" onClick={retry}>
            {copy.retry}
          </Button>
        }
      >
        {result.message}
      </Alert>
    </div>
  );
}
