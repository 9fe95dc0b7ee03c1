import { steps } from "../../content/checkout.ts";
import { Weight } from "../../ui/weight.tsx";
import styles from "./rail.module.css";

/** The line that falls from the logo through the four steps; the weight is the current one. */
export function Rail({ step }: { step: 1 | 2 | 3 | 4 }) {
  return (
    <div className={styles.rail}>
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
              {current ? <Weight className={styles.weight} /> : null}
              <span className={styles.name}>{name}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
