import { steps } from "../../content/checkout.ts";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import styles from "./frame.module.css";

/** The plumb line through the four steps; the plumb bob marks the current one. */
export function Stepper({ step }: { step: 1 | 2 | 3 | 4 }) {
  return (
    <div className={styles.stepper}>
      <ol className={styles.steps} aria-label="Etapas">
        {steps.map((name, index) => {
          const current = index + 1 === step;
          return (
            <li
              key={name}
              className={styles.step}
              data-state={current ? "current" : index + 1 < step ? "done" : "ahead"}
              aria-current={current ? "step" : undefined}
            >
              {current ? <PlumbBob className={styles.plumbBob} /> : null}
              <span className={styles.name}>{name}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
