import type { QueueItem } from "@app/contract/staff/queue";
import { queueText } from "../../../content/staff/queue.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { Link } from "../../shell/link.tsx";
import { formatLeft, formatNear } from "../../time/moments.ts";
import { taskPath } from "../item/task-path.ts";
import { promiseStateOf } from "../order/split-at-now.ts";
import { findNearest } from "./find-nearest.ts";
import styles from "./nearest-promise.module.css";

const text = queueText.nearest;

/** At the head of the queue: what falls due first, of whomever it is. Attention may order the list differently. */
export function NearestPromise({ items, now }: { items: readonly QueueItem[]; now: number }) {
  const nearest = findNearest(items, now);
  if (!nearest) return null;
  const { item, promise } = nearest;
  const state = promiseStateOf(promise, now);
  return (
    <section className={`${styles.strip} row gap-3`} aria-label={text.label} data-state={state}>
      <Ring left={promise.left} state={state} size="bead" />
      <p>
        <b>{formatLeft(promise.dueAt, now)}</b> {promise.text}, <span>{item.name}</span>
        <small>{formatNear(promise.dueAt, now)}</small>
      </p>
      <Link className={styles.open} to={taskPath(item)} aria-label={`${item.what}: ${item.name}`}>
        {item.what}
      </Link>
    </section>
  );
}
