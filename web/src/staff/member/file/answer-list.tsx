import { memberCopy } from "../../../content/staff/member.ts";
import parts from "../parts/parts.module.css";
import styles from "./file.module.css";

type AnswerListProps = { answers: readonly { id: string; question: string; answer: string; weighs: boolean }[] };

/** Question and answer side by side; those that raised a safety sign stand on its colour. */
export function AnswerList({ answers }: AnswerListProps) {
  return (
    <ul className={styles.answerList}>
      {answers.map(({ id, question, answer, weighs }) => (
        <li key={id} data-weighs={weighs || undefined}>
          <span className={styles.answerId}>{id}</span>
          <span>{question}</span>
          <b>{answer}</b>
          {weighs ? (
            <span className={parts.badge} data-tone="warning">
              {memberCopy.answers.weighs}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
