import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Weight } from "../../ui/weight.tsx";
import styles from "./thread.module.css";

/** Things that follow one another, on one thread: done above, to come below, and the weight where they stand. */
export function Thread({ children }: { children: ReactNode }) {
  return <ol className={styles.thread}>{children}</ol>;
}

type KnotProps = {
  title: string;
  text: string;
  /** Said last, and how: it colours the line. */
  when: string | null;
  tone: "done" | "to-come" | "late" | "yours" | "not-open" | "quiet";
  /** The weight hangs here. */
  isHere: boolean;
};

export function Knot({ title, text, when, tone, isHere }: KnotProps) {
  return (
    <li className={styles.step} data-tone={tone} aria-current={isHere ? "step" : undefined}>
      {isHere ? (
        <Weight className={styles.weight} />
      ) : (
        <span className={styles.knot} aria-hidden="true">
          {tone === "done" ? <Icon name="check" /> : null}
        </span>
      )}
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {when ? <p className={styles.when}>{when}</p> : null}
    </li>
  );
}
