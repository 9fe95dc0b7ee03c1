import { memberCopy } from "../../../content/staff/member.ts";
import parts from "../parts/parts.module.css";
import styles from "./file.module.css";

type AnswerListProps = { answers: readonly { id: string; question: string; answer: string; isDecisive: boolean }[] };

/** Question and answer side by side; those that raised a safety sign stand on its colour. */
export function AnswerList({ answers }: AnswerListProps) {
  return (
    <ul className={styles.answerList}>
      {answers.map(({ id, question, answer, isDecisive }) => (
        <li key={id} data-decisive={isDecisive || undefined}>
          <span className={styles.answerId}>{id}</span>
          <span>{question}</span>
          <b>{answer}</b>
          {isDecisive ? (
            <span className={parts.badge} data-tone="warning">
              {memberCopy.answers.isDecisive}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
