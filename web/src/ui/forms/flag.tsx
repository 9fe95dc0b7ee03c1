import styles from "./flag.module.css";
import flags from "./flags.svg";

export function Flag({ country }: { country: string }) {
  return (
    <svg className={styles.flag} viewBox="0 0 28 20" aria-hidden="true" focusable="false">
      <use href={`${flags}#${country}`} />
    </svg>
  );
}
