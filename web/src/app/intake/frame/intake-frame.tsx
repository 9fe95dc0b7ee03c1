import type { ReactNode } from "react";
import styles from "./frame.module.css";

type IntakeFrameProps = {
  /** The thread of blocks; absent before the first and after the last. */
  steps?: ReactNode;
  children: ReactNode;
  /** At the right of a wide screen; a phone leaves it out. */
  aside?: ReactNode;
  /** Back and on: always in sight on a phone, unless what stands above must be read first. */
  foot: ReactNode;
  isFootBelow?: boolean;
};

/** One question, its reason and its buttons. */
export function IntakeFrame({ steps, children, aside, foot, isFootBelow = false }: IntakeFrameProps) {
  return (
    <div className={styles.frame}>
      {steps}
      <div className={`${styles.page} stack gap-6`}>
        <div className={`${styles.question} stack gap-5`}>{children}</div>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
        <div className={`${styles.foot} stack gap-3`} data-below={isFootBelow || undefined}>
          {foot}
        </div>
      </div>
    </div>
  );
}
