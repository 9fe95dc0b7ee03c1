import type { ReactNode } from "react";
import { Icon } from "../../ui/core/icon.tsx";
import styles from "./fold.module.css";

type FoldProps = {
  title: string;
  /** What is worth knowing without opening it. */
  hint?: ReactNode;
  isOpen?: boolean;
  /** The id of its heading. */
  id?: string;
  children: ReactNode;
};

/** A part of Hoje in one line, the rest one tap away. */
export function Fold({ title, hint, isOpen = false, id, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
