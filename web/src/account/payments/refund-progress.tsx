import type { RefundView } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { day, moment } from "../dates.ts";
import { Knot, Thread } from "../frame/thread.tsx";
import styles from "./refund-progress.module.css";

type Step = RefundView["steps"][number];

const tones = { done: "done", now: "to-come", later: "quiet" } as const satisfies Record<Step["state"], string>;

/** The money's way back, on one thread: the weight is where it is today. */
export function RefundProgress({ refund }: { refund: RefundView }) {
  const back = refund.state === "returned";
  return (
    <section className={styles.refund} aria-labelledby={`devolucao-${refund.protocol}`}>
      <h2 className={styles.title} id={`devolucao-${refund.protocol}`}>
        {refund.title}
      </h2>
      <p className={styles.amount}>{formatCents(refund.amountCents)}</p>
      <p className={styles.protocol}>
        Protocolo <b>{refund.protocol}</b>, de {moment(refund.requestedAt)}
      </p>
      <Thread>
        {refund.steps.map((step) => (
          <Knot
            key={step.key}
            title={step.title}
            text={step.text}
            when={whenOf(step)}
            tone={tones[step.state]}
            isHere={step.state === "now" && !back}
          />
        ))}
      </Thread>
    </section>
  );
}

function whenOf({ state, at, dueBy }: Step): string | null {
  if (state === "done") return at ? moment(at) : null;
  return dueBy ? `Até ${day(dueBy)}` : null;
}
