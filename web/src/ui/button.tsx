import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";

type Look = {
  variant?: "action" | "outline" | "quiet" | "text";
  /** Takes the whole width of its container. */
  wide?: boolean | undefined;
};

type Waiting = {
  /** Ignores presses and turns a spinner. It keeps the focus, which a disabled button would lose; and its width. */
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
  type = "button",
  onClick,
  children,
  ...rest
}: ComponentProps<"button"> & Look & Waiting) {
  // Enter in a field presses the button of its form too: this is the one place that says no.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classOf(className)}
      type={type}
      onClick={press}
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
