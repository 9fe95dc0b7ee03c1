import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../app/shell/link.tsx";
import { Alert } from "../ui/display/alert.tsx";
import { Badge } from "../ui/display/badge.tsx";
import { RuledList } from "../ui/display/ruled-list.tsx";
import styles from "./settings.module.css";

type SettingsSectionProps = {
  id: string;
  title: string;
  /** Confirms the last change: shown under the title in a live region. */
  message?: string;
  children: ReactNode;
};

/** A titled list of settings. */
export function SettingsSection({ id, title, message, children }: SettingsSectionProps) {
  const section = useRef<HTMLElement>(null);
  // Emails and documents link to this anchor, but the section renders after the browser resolved it.
  useEffect(() => {
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);

  return (
    <section aria-labelledby={`${id}-titulo`} id={id} ref={section}>
      <h2 className="h3-size" id={`${id}-titulo`}>
        {title}
      </h2>
      <div className={styles.done} role="status">
        {message ? (
          <Alert tone="success" inLiveRegion>
            {message}
          </Alert>
        ) : null}
      </div>
      {children}
    </section>
  );
}

type SettingsListProps = {
  children: ReactNode;
  label?: string;
  /** Follows another list, which has drawn the rule already. */
  joined?: boolean;
  /** Its rows can be removed: the list takes the focus of a removed row. */
  focusable?: boolean;
};

export function SettingsList({ children, label, joined, focusable }: SettingsListProps) {
  return (
    <RuledList
      className={styles.rows}
      aria-label={label}
      data-joined={joined || undefined}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </RuledList>
  );
}

type RowTextProps = {
  label: ReactNode;
  /** The current value. */
  value?: ReactNode;
  /** The label is emphasised instead of the value. */
  valueQuiet?: boolean;
  /** A badge beside a value that needs attention. */
  mark?: ReactNode;
  tone?: "danger" | undefined;
};

function RowText({ label, value, valueQuiet, mark }: RowTextProps) {
  return (
    <span className={styles.message}>
      <span className={value === undefined || valueQuiet ? undefined : styles.label}>{label}</span>
      {value === undefined ? null : (
        <span className={valueQuiet ? styles.label : `${styles.value} row wrap`}>
          {value}
          {mark ? <Badge tone="warning">{mark}</Badge> : null}
        </span>
      )}
    </span>
  );
}

/** The whole row is a link. */
export function SettingsLink({ to, action, tone, ...copy }: RowTextProps & { to: string; action: string }) {
  return (
    <li>
      <Link className={styles.row} to={to}>
        <RowText {...copy} />{" "}
        <span className={styles.action} data-tone={tone}>
          {action}
        </span>
      </Link>
    </li>
  );
}

type SettingsButtonProps = RowTextProps & { action: ReactNode; busy?: boolean; onClick: () => void };

/** The whole row is a button. */
export function SettingsButton({ action, tone, busy, onClick, ...copy }: SettingsButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onClick}
      >
        <RowText {...copy} />{" "}
        <span className={styles.action} data-tone={tone}>
          {action}
        </span>
      </button>
    </li>
  );
}

/** A static row with optional content at its end. */
export function SettingsItem({ end, ...copy }: RowTextProps & { end?: ReactNode }) {
  return (
    <li className={styles.row}>
      <RowText {...copy} />
      {end}
    </li>
  );
}
