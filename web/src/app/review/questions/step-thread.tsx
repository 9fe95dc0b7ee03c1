import { reviewCopy as copy, stepCopy } from "../../../content/app/review.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../../ui/inputs/use-css-variables.ts";
import type { StepId } from "../model/steps.ts";
import styles from "./step-thread.module.css";

type StepThreadProps = {
  /** With the answer in short, where there is one. */
  steps: readonly { id: StepId; answer: string | null }[];
  current: number;
};

/** One knot for each question: the plumb bob hangs at the open one. On a wide screen the answers collect beside it. */
export function StepThread({ steps, current }: StepThreadProps) {
  const ref = useCssVariables<HTMLElement>({ "--steps": steps.length, "--row": current });
  return (
    <nav ref={ref} className={styles.thread} aria-label={copy.steps}>
      <ol className={styles.steps}>
        {steps.map(({ id, answer }, index) => (
          <li
            key={id}
            className={styles.step}
            data-done={answer !== null || undefined}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={styles.name}>{stepCopy[id].name}</span>
            {answer === null ? null : <span className={styles.answer}>{answer}</span>}
          </li>
        ))}
      </ol>
      <span className={styles.marker} aria-hidden="true">
        <PlumbBob className={styles.bob} />
      </span>
    </nav>
  );
}
