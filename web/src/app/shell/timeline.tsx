import type { ReactNode } from "react";
import { Icon } from "../../ui/core/icon.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import styles from "./timeline.module.css";

/** A vertical timeline: past items above, future ones below, the plumb bob at the current one. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

type TimelineItemProps = {
  title: string;
  text: string;
  /** The date line; `tone` colours it. */
  when: string | null;
  tone: "done" | "to-come" | "late" | "yours" | "not-open" | "quiet";
  /** Marked with the plumb bob. */
  isCurrent: boolean;
};

export function TimelineItem({ title, text, when, tone, isCurrent }: TimelineItemProps) {
  return (
    <li className={styles.step} data-tone={tone} aria-current={isCurrent ? "step" : undefined}>
      {isCurrent ? (
        <PlumbBob className={styles.plumbBob} />
      ) : (
        <span className={`${styles.marker} center`} aria-hidden="true">
          {tone === "done" ? <Icon name="check" /> : null}
        </span>
      )}
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {when ? <p className={styles.when}>{when}</p> : null}
    </li>
  );
}
