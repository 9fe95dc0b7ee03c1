import { type Question, QuestionList } from "../../site/question-list.tsx";
import styles from "./faq.module.css";

/** At most one answer is open; the first one is, as the page arrives. */
export function Faq({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section className={`band ${styles.faq}`} aria-labelledby="faq-title">
      <div className="before-axis">
        <h2 id="faq-title">{title}</h2>
      </div>
      <QuestionList questions={questions} open={questions[0]?.question} />
    </section>
  );
}
