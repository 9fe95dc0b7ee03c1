import { memberCopy } from "../../../content/staff/member.ts";
import { Button } from "../../../ui/core/button.tsx";
import styles from "./parts.module.css";

type LoadStateProps = { error: Error | null; loading: string; failed: string; isBusy: boolean; retry: () => void };

/** Of one part of a screen: the others stay usable while it loads, and when it failed. */
export function LoadState({ error, loading, failed, isBusy, retry }: LoadStateProps) {
  if (!error)
    return (
      <p className={styles.loading} role="status">
        <span className="spinner" aria-hidden="true" /> {loading}
      </p>
    );
  return (
    <div className={styles.failed} role="alert">
      <p>
        <b>{failed}</b> {error.message}
      </p>
      <Button variant="inline" busy={isBusy} onClick={retry}>
        {memberCopy.retry}
      </Button>
    </div>
  );
}
