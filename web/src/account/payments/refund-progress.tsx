import { formatCents } from "@app/contract/catalogue";
import type { RefundView } from "@app/contract/refunds";
import { formatDate, formatDateTime } from "../../app/shell/format/moments.ts";
import { Timeline, TimelineItem } from "../../app/shell/timeline.tsx";
import styles from "./refund-progress.module.css";

type Step = RefundView["steps"][number];

const tones = { done: "done", now: "to-come", later: "quiet" } as const satisfies Record<Step["state"], string>;

/** The steps of a refund, with the current one marked. */
export function RefundProgress({ refund }: { refund: RefundView }) {
  const back = refund.state === "returned";
  return (
    <section className={`${styles.refund} quiet-panel`} aria-labelledby={`devolucao-${refund.referenceNumber}`}>
      <h2 className="h3-size" id={`devolucao-${refund.referenceNumber}`}>
        {refund.title}
      </h2>
      <p className={styles.amount}>{formatCents(refund.amountCents)}</p>
      <p className={styles.referenceNumber}>
        Protocolo <b>{refund.referenceNumber}</b>, de {formatDateTime(refund.requestedAt)}
      </p>
      <Timeline>
        {refund.steps.map((step) => (
          <TimelineItem
            key={step.key}
            title={step.title}
            text={step.text}
            when={whenOf(step)}
            tone={tones[step.state]}
            isCurrent={step.state === "now" && !back}
          />
        ))}
      </Timeline>
    </section>
  );
}

function whenOf({ state, at, dueBy }: Step): string | null {
  if (state === "done") return at ? formatDateTime(at) : null;
  return dueBy ? `Até ${formatDate(dueBy)}` : null;
}
