import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type BadgeTone = "info" | "neutral" | "warning" | "error";

/** A short status beside what it is about. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span data-slot="badge" data-tone={tone} className={styles.badge}>
      {children}
    </span>
  );
}
