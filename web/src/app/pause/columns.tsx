import type { ReactNode } from "react";
import styles from "./pause.module.css";

/** What is done on the left, what it leads to on the right; below each other on a phone. */
export const Columns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <div className={styles.aside}>{aside}</div>
  </div>
);
