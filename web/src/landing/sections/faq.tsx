import { type ClaimId, claimNote } from "../../content/claims.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./faq.module.css";

export type Question = { question: string; answer: string; claim?: ClaimId };

/** At most one answer is open; the first one is, as the page arrives. */
export function Faq({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section className={`band ${styles.faq}`} aria-labelledby="faq-title">
      <div className="before-axis">
        <h2 id="faq-title">{title}</h2>
      </div>
      <div className={`after-axis ${styles.list}`}>
        {questions.map(({ question, answer, claim }, index) => (
          <details key={question} name="faq" open={index === 0} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <span className={styles.sign}>
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
    </section>
  );
}
