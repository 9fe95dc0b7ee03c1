import { type FaqCopy, listQuestions } from "../../content/landings/list-questions.ts";
import { FaqList } from "../../shell/faq-list.tsx";
import styles from "./sections.module.css";

/** At most one answer is open; initially the first. */
export function Faq({ title, ...copy }: FaqCopy) {
  const questions = listQuestions(copy);
  return (
    <section className={`band ${styles.faq}`} aria-labelledby="faq-title">
      <div className="before-axis">
        <h2 id="faq-title">{title}</h2>
      </div>
      <FaqList questions={questions} open={questions[0]?.question} />
    </section>
  );
}
