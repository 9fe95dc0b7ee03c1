import type { QueuePromise } from "@app/contract/staff/queue";
import { useId } from "react";
import { detailText } from "../../../content/staff/queue.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { formatNear } from "../../time/moments.ts";
import { promiseStateOf } from "../order/split-at-now.ts";
import styles from "./detail.module.css";

type PromiseListProps = { promises: readonly QueuePromise[]; now: number; heading: "h2" | "h3" };

/** What this person was promised and when it is due, the nearest first. */
export function PromiseList({ promises, now, heading: Heading }: PromiseListProps) {
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
