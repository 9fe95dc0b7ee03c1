import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";

type VariantProps = {
  /** `link` is a quiet action beside a button, `inline` one in running text. */
  variant?: "primary" | "outline" | "secondary" | "link" | "inline";
  /** Takes the whole width of its container. */
  fullWidth?: boolean | undefined;
};

type BusyProps = {
  /** Ignores clicks and shows a spinner. Unlike a disabled button it keeps the focus; it also keeps its width. */
  busy?: boolean | undefined;
  /** The label while busy. Its space is reserved from the start. */
  busyLabel?: ReactNode;
};

const classOf = (className: string | undefined) => (className ? `${styles.button} ${className}` : styles.button);

export function Button({
  variant = "primary",
  fullWidth,
  busy,
  busyLabel,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: ComponentProps<"button"> & VariantProps & BusyProps) {
  // Enter in a field also clicks the form's submit button: the busy check here covers both.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-full-width={fullWidth || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classOf(className)}
      type={type}
      onClick={handleClick}
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

export function ButtonLink({
  variant = "primary",
  fullWidth,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & VariantProps) {
  return (
    <a
      data-slot="button"
      data-variant={variant}
      data-full-width={fullWidth || undefined}
      className={classOf(className)}
      {...rest}
    >
      <span className={styles.label}>{children}</span>
    </a>
  );
}
