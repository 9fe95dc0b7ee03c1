import type { PaymentStatus } from "@app/contract/catalogue";
import { LOOKUP_FAILED, statusText } from "../../content/checkout-steps.ts";
import { Icon } from "../../ui/core/icon.tsx";
import styles from "./status-line.module.css";
import type { Lookup } from "./use-polling.ts";

/** The payment's status and the number of status checks. */
export function StatusLine({ status, lookup }: { status: PaymentStatus; lookup: Lookup }) {
  const failed = status === "failed";
  const tone = failed ? "failed" : status === "processing" ? "processing" : "waiting";
  return (
    <div className={styles.line} data-tone={tone}>
      {failed ? <Icon name="alert" /> : <span className={styles.spinner} aria-hidden="true" />}
      <p className={styles.body} role="status">
        {lookup.failed && !failed ? LOOKUP_FAILED : statusText(status)}
      </p>
      {failed || lookup.attempts === 0 ? null : (
        <small className={styles.count}>
          {lookup.attempts === 1 ? "1 verificação" : `${lookup.attempts} verificações`}
        </small>
      )}
    </div>
  );
}
