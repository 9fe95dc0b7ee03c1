import type { ReactNode } from "react";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import thread from "../../../ui/display/thread.module.css";
import styles from "./start.module.css";

/** Steps on a thread, with the plumb bob at the current one. */
export function ThreadSteps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="stack" aria-label={label}>
      {children}
    </ol>
  );
}

type ThreadStepProps = {
  name: string;
  /** Before the name: how long it takes; `aside` stands after it. */
  when?: string;
  aside?: string;
  text?: string;
  state: "done" | "now" | "later";
};

export function ThreadStep({ name, when, aside, text, state }: ThreadStepProps) {
  return (
    <li
      className={`${thread.step} ${styles.step}`}
      data-state={state}
      aria-current={state === "now" ? "step" : undefined}
    >
      {state === "now" ? <PlumbBob className={thread.bob} /> : null}
      {when ? <span className={`${styles.when} note figures`}>{when}</span> : null}
      <div className={styles.words}>
        <b>{name}</b>
        {text ? <p>{text}</p> : null}
      </div>
      {aside ? <span className={`${styles.when} note figures`}>{aside}</span> : null}
    </li>
  );
}
