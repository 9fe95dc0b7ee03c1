import { claimNote } from "../content/claims.ts";
import type { Question } from "../content/faq.ts";
import { Icon } from "../ui/core/icon.tsx";
import styles from "./faq-list.module.css";

/** An accordion. All `<details>` share one name, so the browser keeps at most one open. */
export function FaqList({ questions, open }: { questions: readonly Question[]; open: string | undefined }) {
  return (
    <div className={`after-axis ${styles.list}`}>
      {questions.map(({ question, answer, claim }) => (
        <details key={question} name="faq" open={question === open} className={styles.item}>
          <summary className={`${styles.question} stack gap-6`}>
            {question}
            <span className={`${styles.sign} center`}>
              <Icon name="plus" />
            </span>
          </summary>
          <div className={styles.answer}>
            <p>{answer}</p>
            {claim && <p className={`micro ${styles.note}`}>{claimNote(claim)}</p>}
          </div>
        </details>
      ))}
    </div>
  );
}
