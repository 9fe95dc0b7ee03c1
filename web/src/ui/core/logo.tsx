import styles from "./logo.module.css";
import drawing from "./logo.svg?raw";

/** logo.svg, inlined so that its colour follows the background; an operator replaces the file. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span
      role="img"
      aria-label={name}
      className={className ? `${styles.logo} ${className}` : styles.logo}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
