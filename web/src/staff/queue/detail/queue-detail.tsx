import type { QueueItem, QueuePromise } from "@app/contract/staff/queue";
import { useId } from "react";
import { detailText } from "../../../content/staff/queue.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { Ring } from "../../../ui/ring/ring.tsx";
import { Face } from "../../shell/face.tsx";
import { formatNear, formatSpan } from "../../time/moments.ts";
import { beadRing } from "../item/bead-text.ts";
import { kindIcons } from "../item/kind-icons.ts";
import { promiseStateOf } from "../order/split-at-now.ts";
import styles from "./detail.module.css";
import { RowActions, type RowHandlers } from "./row-actions.tsx";

type QueueDetailProps = RowHandlers & { item: QueueItem; now: number };

/** The selected row at the right. It follows the selection, and never takes the focus. */
export function QueueDetail({ item, now, ...handlers }: QueueDetailProps) {
  return (
    <aside className={styles.detail} aria-label={detailText.label}>
      <header className={`${styles.person} stack gap-3`}>
        <Face name={item.name} size="large" />
        <div>
          <h2>{item.name}</h2>
          <p>{personText(item)}</p>
        </div>
        <Ring {...beadRing(item, now)} size="alone" {...ringText(item, now)} />
      </header>
      <div className={styles.todo}>
        <p>{item.why}</p>
        <p>
          <IconPath path={kindIcons[item.kind]} />
          {item.what}
        </p>
      </div>
      <ScoreBar heading="h3" score={item.score} parts={item.parts} />
      <PromiseList heading="h3" promises={item.promises} now={now} />
      <RowActions item={item} now={now} {...handlers} />
    </aside>
  );
}

/** The same where there is no column for it: under the row, without what the row already says. */
export function QueueDetailBelow({ item, now, ...handlers }: QueueDetailProps) {
  return (
    <section className={`${styles.below} stack gap-3`} aria-label={detailText.label}>
      <ScoreBar heading="h2" score={item.score} parts={item.parts} />
      {item.promises.length > 1 ? <PromiseList heading="h2" promises={item.promises} now={now} /> : null}
      <RowActions item={item} now={now} {...handlers} />
    </section>
  );
}

const personText = ({ day, week, diet, training }: QueueItem): string =>
  [
    detailText.person(day, week),
    ...(diet ? [detailText.level.diet(diet)] : []),
    ...(training ? [detailText.level.training(training)] : []),
  ].join(", ");

const HOUR_MS = 60 * 60_000;

/** How much is left, inside the ring, where it fits. */
function ringText({ promises: [promise] }: QueueItem, now: number): { text?: string } {
  const left = promise ? Date.parse(promise.dueAt) - now : -1;
  if (left <= 0 || left >= 100 * HOUR_MS) return {};
  // Beside minutes only one figure of hours fits in the ring.
  return { text: left < 10 * HOUR_MS ? formatSpan(left).replace("\u00a0min", "m") : `${Math.floor(left / HOUR_MS)}h` };
}

type ScoreBarProps = Pick<QueueItem, "score" | "parts"> & { heading: "h2" | "h3" };

/** Why the row stands where it does: its points, part by part. The bar repeats what the list below it says. */
function ScoreBar({ score, parts, heading: Heading }: ScoreBarProps) {
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

type PromiseListProps = { promises: readonly QueuePromise[]; now: number; heading: "h2" | "h3" };

/** What this person was promised and when it is due, the nearest first. */
function PromiseList({ promises, now, heading: Heading }: PromiseListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading className={styles.sectionTitle} id={id}>
        {detailText.promises}
      </Heading>
      {promises.length === 0 ? <p className={styles.quiet}>{detailText.noPromises}</p> : null}
      <ul className={styles.promises}>
        {promises.map((promise) => {
          const state = promiseStateOf(promise, now);
          return (
            <li key={`${promise.kind}-${promise.dueAt}`} data-state={state}>
              <Ring left={promise.left} state={state} size="line" />
              <span>{promise.text}</span>
              <b>{state === "paused" ? detailText.paused : formatNear(promise.dueAt, now)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
