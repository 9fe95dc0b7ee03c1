import { assistantCopy, unsentQuestionCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import type { LiveQuestion } from "../../../data/assistant/live-question.ts";
import { localCard } from "../../model/local-card.ts";
import { SafetyCard } from "../../safety/safety-card.tsx";
import { OwnBubble } from "../../thread/message-bubble.tsx";
import styles from "./log.module.css";
import { Speech } from "./speech.tsx";
import { StepLine } from "./step-line.tsx";

type PendingQuestionProps = {
  live: LiveQuestion;
  country: string;
  now: number;
  onAgain: () => void;
  /** Gives it up, with its text back in the field. */
  onEdit: () => void;
};

/** A question that the server has not taken yet. Words of danger have their card at once, without a connection too. */
export function PendingQuestion({ live, country, now, onAgain, onEdit }: PendingQuestionProps) {
  const isUnsent = live.phase === "unsent";
  const card = localCard(live.text, country);
  return (
    <>
      <OwnBubble text={live.text} at={live.at} status={isUnsent ? undefined : copy.sending} />
      {isUnsent ? (
        <div className={styles.unsent}>
          <p role="alert">{live.refusal ?? copy.offline}</p>
          <div>
            <Button variant="link" onClick={onAgain}>
              {copy.again}
            </Button>
            <Button variant="link" onClick={onEdit}>
              {copy.edit}
            </Button>
          </div>
        </div>
      ) : null}
      {card ? <SafetyCard card={card} at={null} country={country} now={now} /> : null}
      {isUnsent || card ? null : <Speech blocks={[]} step={<StepLine text={assistantCopy.thinking} />} />}
    </>
  );
}
