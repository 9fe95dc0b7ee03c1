import type { ReactNode } from "react";
import styles from "./limited-plan.module.css";

/** A part of the page under its own heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
