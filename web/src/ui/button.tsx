import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

type Look = {
  variant?: "action" | "outline" | "quiet" | "text";
  /** Takes the whole width of its container. */
  wide?: boolean | undefined;
};

type Waiting = {
  /** Disables the button and turns a spinner; the width stays as it is. */
  busy?: boolean | undefined;
  /** What it says while busy. Its room is kept from the start. */
  busyLabel?: ReactNode;
};

const classOf = (className: string | undefined) => (className ? `${styles.button} ${className}` : styles.button);

export function Button({
  variant = "action",
  wide,
  busy,
  busyLabel,
  className,
  disabled,
  type = "button",
  children,
  ...rest
}: ComponentProps<"button"> & Look & Waiting) {
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={classOf(className)}
      type={type}
      {...rest}
    >
      <span className={styles.label} data-hidden={(busy && busyLabel !== undefined) || undefined}>
        {children}
      </span>
      {busyLabel === undefined ? null : (
        <span className={styles.label} data-hidden={!busy || undefined}>
          {busyLabel}
        </span>
      )}
    </button>
  );
}

export function ButtonLink({ variant = "action", wide, className, children, ...rest }: ComponentProps<"a"> & Look) {
  return (
    <a data-slot="button" data-variant={variant} data-wide={wide || undefined} className={classOf(className)} {...rest}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}
