import type { ReactNode } from "react";
import { Alert } from "../../../ui/display/alert.tsx";
import { useAttempt } from "../factors/use-attempt.ts";
import styles from "./access.module.css";

type RowProps = {
  title: string;
  badge?: string | undefined;
  details: readonly string[];
  /** Ends or removes it; absent where that is not possible. */
  action?: { label: string; busyLabel: string; name: string; act: () => Promise<void> } | undefined;
  note?: ReactNode;
};

/** A factor or a session, with what ends it. */
export function Row({ title, badge, details, action, note }: RowProps) {
  const { isBusy, message, attempt } = useAttempt();
  return (
    <li className={styles.row}>
      <div className={`${styles.text} dense-note stack`}>
        <b>
          {title}
          {badge ? <span className={styles.badge}>{badge}</span> : null}
        </b>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        {note ? <span>{note}</span> : null}
      </div>
      {action ? (
        <button
          className={styles.end}
          type="button"
          aria-label={action.name}
          aria-busy={isBusy || undefined}
          onClick={() => (isBusy ? undefined : void attempt(action.act))}
        >
          {isBusy ? action.busyLabel : action.label}
        </button>
      ) : null}
      {message ? <Alert tone="error">{message}</Alert> : null}
    </li>
  );
}
