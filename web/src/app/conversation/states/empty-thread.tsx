import type { Thread } from "@app/contract/conversations";
import { appPaths } from "../../../app-paths.ts";
import { emptyThreadCopy, toAssistantCopy } from "../../../content/app/conversation/conversation.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Link } from "../../shell/link.tsx";
import styles from "./states.module.css";

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
      <h2 className="h3-size">{title}</h2>
      <p>{text}</p>
      <ul className={`${styles.examples} stack gap-2`}>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onExample(example)}>
              <span>{example}</span>
              <Icon name="arrow-up-right" />
            </button>
          </li>
        ))}
      </ul>
      {thread === "team" ? (
        <p className={styles.assistant}>
          {toAssistantCopy.text} <Link to={appPaths.assistant}>{toAssistantCopy.link}</Link>
        </p>
      ) : null}
    </div>
  );
}
