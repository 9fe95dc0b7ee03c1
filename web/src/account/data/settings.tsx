import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../frame/link.tsx";
import styles from "./settings.module.css";

type SettingsSectionProps = {
  id: string;
  title: string;
  /** What was just done, read out and shown under the title. */
  message?: string;
  children: ReactNode;
};

/** A titled list under one rule: each row says what it is and what can be done about it. */
export function SettingsSection({ id, title, message, children }: SettingsSectionProps) {
  const section = useRef<HTMLElement>(null);
  // Emails and documents lead here by its name; the browser looked for it before it was there.
  useEffect(() => {
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);

  return (
    <section aria-labelledby={`${id}-titulo`} id={id} ref={section}>
      <h2 className={styles.title} id={`${id}-titulo`}>
        {title}
      </h2>
      <p className={styles.done} role="status">
        {message}
      </p>
      {children}
    </section>
  );
}

type SettingsListProps = {
  children: ReactNode;
  label?: string;
  /** It goes on under something that has drawn the rule already. */
  joined?: boolean;
  /** Rows go away in it: it can take the focus that stood on one. */
  focusable?: boolean;
};

export function SettingsList({ children, label, joined, focusable }: SettingsListProps) {
  return (
    <ul
      className={styles.rows}
      aria-label={label}
      data-joined={joined || undefined}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </ul>
  );
}

type RowTextProps = {
  label: ReactNode;
  /** What stands there now. */
  value?: ReactNode;
  /** The label carries the row, the value only adds to it. */
  valueQuiet?: boolean;
  /** Said beside the value when it asks for attention. */
  mark?: ReactNode;
  tone?: "danger" | undefined;
};

function RowText({ label, value, valueQuiet, mark }: RowTextProps) {
  return (
    <span className={styles.message}>
      <span className={value === undefined || valueQuiet ? undefined : styles.label}>{label}</span>
      {value === undefined ? null : (
        <span className={valueQuiet ? styles.label : styles.value}>
          {value}
          {mark ? <span className={styles.mark}>{mark}</span> : null}
        </span>
      )}
    </span>
  );
}

/** The whole row is the way to somewhere. */
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

/** The whole row opens or does something. */
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

/** A row that only says something, with what stands at its end. */
export function SettingsItem({ end, ...copy }: RowTextProps & { end?: ReactNode }) {
  return (
    <li className={styles.row}>
      <RowText {...copy} />
      {end}
    </li>
  );
}
