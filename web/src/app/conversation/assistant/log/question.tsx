import type { AssistantMessage } from "@app/contract/assistant";
import { removalCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { IconPath } from "../../../../ui/core/icon.tsx";
import { textOf } from "../../../data/assistant/assistant-view.ts";
import { OwnBubble } from "../../thread/message-bubble.tsx";
import styles from "./log.module.css";

const BIN = "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";

type QuestionProps = {
  question: AssistantMessage;
  /** Undefined while its answer is on its way. */
  onRemove: (() => void) | undefined;
};

/** What the member asked, with the way to delete it. */
export const Question = ({ question, onRemove }: QuestionProps) => (
  <div className={`${styles.question} row`}>
    <OwnBubble text={textOf(question)} at={question.at} />
    {onRemove ? (
      <button className={`${styles.remove} icon-button soft`} type="button" aria-label={copy.action} onClick={onRemove}>
        <IconPath path={BIN} />
      </button>
    ) : null}
  </div>
);
