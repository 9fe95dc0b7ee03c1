import type { ReactNode } from "react";
import styles from "./step-header.module.css";

/** A step's title, focused when the step appears. */
export function StepHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {children ? <p className={styles.lead}>{children}</p> : null}
    </header>
  );
}
