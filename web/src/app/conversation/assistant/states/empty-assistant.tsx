import { emptyAssistantCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import shared from "../../states/empty-thread.module.css";
import { About } from "../head/assistant-aside.tsx";
import styles from "./empty-assistant.module.css";

/** Nothing was asked yet: what it does and does not, and three ways to begin. */
export const EmptyAssistant = ({ onAsk }: { onAsk: (text: string) => void }) => (
  <div className={`${shared.empty} ${styles.empty}`}>
    <h2 className={shared.title}>{copy.title}</h2>
    <p>{copy.text}</p>
    <ul className={shared.examples}>
      {copy.examples.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onAsk(example)}>
            <span>{example}</span>
            <Icon name="arrow-up-right" />
          </button>
        </li>
      ))}
    </ul>
    {/* A wide screen has it beside the messages. */}
    <div className={styles.about}>
      <About />
    </div>
  </div>
);
