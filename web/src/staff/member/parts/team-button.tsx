import type { ComponentProps, MouseEvent } from "react";
import { Link } from "../../shell/link.tsx";
import styles from "./parts.module.css";

const NONE: readonly string[] = [];

type Look = {
  tone?: "action" | "quiet" | "link" | undefined;
  size?: "large" | undefined;
  /** The keys that do the same. */
  keys?: readonly string[] | undefined;
};

type TeamButtonProps = ComponentProps<"button"> & Look & { /** Keeps the focus, and does nothing. */ isOff?: boolean };

/** A button of the team's dense screens, with its key. */
export function TeamButton({ tone, size, keys, isOff = false, onClick, children, ...rest }: TeamButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event));
  return (
    <button
      className={styles.button}
      type="button"
      data-tone={tone}
      data-size={size}
      aria-disabled={isOff || undefined}
      onClick={handleClick}
      {...rest}
    >
      {children}
      <Keys keys={keys} />
    </button>
  );
}

export function TeamLink({ tone, size, keys, children, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link className={styles.button} data-tone={tone} data-size={size} {...rest}>
      {children}
      <Keys keys={keys} />
    </Link>
  );
}

/** Hidden from readers: the strip at the foot of the window names every key. */
function Keys({ keys = NONE }: Pick<Look, "keys">) {
  return keys.map((key) => (
    <kbd key={key} className={styles.kbd} aria-hidden="true">
      {key}
    </kbd>
  ));
}
