import type { ReactNode } from "react";
import styles from "./or.module.css";

/** Between the one action of a page and the other way. */
export function Or({ children }: { children: ReactNode }) {
  return <p className={`${styles.or} note stack gap-3`}>{children}</p>;
}
