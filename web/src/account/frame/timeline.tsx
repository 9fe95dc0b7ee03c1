import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { PlumbBob } from "../../ui/plumb-bob.tsx";
import styles from "./timeline.module.css";

/** Things that follow one another, on one thread: done above, to come below, and the weight where they stand. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

type TimelineItemProps = {
  title: string;
  text: string;
  /** Said last, and how: it colours the line. */
  when: string | null;
  tone: "done" | "to-come" | "late" | "yours" | "not-open" | "quiet";
  /** The weight hangs here. */
  isCurrent: boolean;
};

export function TimelineItem({ title, text, when, tone, isCurrent }: TimelineItemProps) {
  return (
    <li className={styles.step} data-tone={tone} aria-current={isCurrent ? "step" : undefined}>
      {isCurrent ? (
        <PlumbBob className={styles.plumbBob} />
      ) : (
        <span className={styles.marker} aria-hidden="true">
          {tone === "done" ? <Icon name="check" /> : null}
        </span>
      )}
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {when ? <p className={styles.when}>{when}</p> : null}
    </li>
  );
}
