import styles from "./logo.module.css";
import drawing from "./logo.svg?raw";

/** The file's own drawing, inlined so that its ink follows the ground; an operator replaces logo.svg. */
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
