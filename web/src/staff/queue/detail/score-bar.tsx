import type { QueueItem } from "@app/contract/staff/queue";
import { useId } from "react";
import { detailText } from "../../../content/staff/queue.ts";
import styles from "./detail.module.css";

type ScoreBarProps = Pick<QueueItem, "score" | "parts"> & { heading: "h2" | "h3" };

/** Why the row stands where it does: its points, part by part. The bar repeats what the list below it says. */
export function ScoreBar({ score, parts, heading: Heading }: ScoreBarProps) {
  const id = useId();
  return (
    <section className={styles.score} aria-labelledby={id}>
      <Heading className={styles.title} id={id}>
        {detailText.why} <span>{detailText.points(score)}</span>
      </Heading>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ part, points }) => (
          <i key={part} data-part={part} style={{ flexGrow: points }} />
        ))}
      </div>
      <dl className={`${styles.parts} wrap`}>
        {parts.map(({ part, points, text }) => (
          <div key={part} data-part={part}>
            <dt>{text || detailText.part[part]}</dt>
            <dd>{points.toLocaleString("pt-BR")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
