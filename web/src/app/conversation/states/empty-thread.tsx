import type { Thread } from "@app/contract/conversations";
import { emptyThreadCopy } from "../../../content/app/conversation.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./empty-thread.module.css";

type EmptyThreadProps = {
  thread: Thread;
  /** Puts a text into the field. */
  onExample: (text: string) => void;
};

/** Nothing was written yet: who reads, and three ways to begin. */
export function EmptyThread({ thread, onExample }: EmptyThreadProps) {
  const { title, text, examples } = emptyThreadCopy[thread];
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onExample(example)}>
              <span>{example}</span>
              <Icon name="arrow-up-right" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
