import type { RefundView } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { Icon } from "../../ui/icon.tsx";
import { Weight } from "../../ui/weight.tsx";
import { day, moment } from "../dates.ts";
import styles from "./refund-progress.module.css";

type Step = RefundView["steps"][number];

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
      <ol className={styles.steps}>
        {refund.steps.map((step) => (
          <li
            key={step.key}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            {step.state === "now" && !back ? (
              <Weight className={styles.weight} />
            ) : (
              <span className={styles.knot} aria-hidden="true">
                {step.state === "done" ? <Icon name="check" /> : null}
              </span>
            )}
            <h3 className={styles.name}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
            {whenOf(step) ? <p className={styles.when}>{whenOf(step)}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function whenOf({ state, at, dueBy }: Step): string | null {
  if (state === "done") return at ? moment(at) : null;
  return dueBy ? `Até ${day(dueBy)}` : null;
}
