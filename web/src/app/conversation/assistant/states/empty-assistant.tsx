import { emptyAssistantCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import shared from "../../states/states.module.css";
import { About } from "../head/assistant-aside.tsx";
import styles from "./states.module.css";

type EmptyAssistantProps = {
  /** Without one only what the diary and the tables know is suggested. */
  hasPlan: boolean;
  numbers: "shown" | "hidden";
  onAsk: (text: string) => void;
};

/** Nothing was asked yet: what it does and does not, and ways to begin. */
export const EmptyAssistant = ({ hasPlan, numbers, onAsk }: EmptyAssistantProps) => (
  <div className={`${shared.empty} ${styles.empty}`}>
    <h2 className="h3-size">{copy.title}</h2>
    <p>{hasPlan ? copy.text : copy.withoutPlan.text}</p>
    <ul className={`${shared.examples} stack gap-2`}>
      {examplesOf(hasPlan, numbers).map((example) => (
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

function examplesOf(hasPlan: boolean, numbers: "shown" | "hidden"): readonly string[] {
  if (hasPlan) return copy.examples;
  return numbers === "shown" ? copy.withoutPlan.examples : copy.withoutPlan.plainExamples;
}
