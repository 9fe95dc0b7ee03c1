import { promisesCopy } from "../../content/promises-public.ts";
import styles from "./promises.module.css";

const { legend } = promisesCopy;

/** What the marks of the drawings mean. */
export function Legend() {
  return (
    <ul className={`${styles.legend} note`}>
      <li>
        <i className={styles.median} aria-hidden="true" />
        {legend.median}
      </li>
      <li>
        <i className={styles.eight} aria-hidden="true" />
        {legend.eight}
      </li>
      <li>
        <i className={styles.due} aria-hidden="true" />
        {legend.due}
      </li>
      <li>
        <i className={styles.breach} aria-hidden="true" />
        {legend.breach}
      </li>
      <li>
        <b>+13</b>
        {legend.credit}
      </li>
    </ul>
  );
}
