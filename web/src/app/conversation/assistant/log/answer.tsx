import type { AssistantMessage } from "@app/contract/assistant";
import { assistantCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { messageTime } from "../../model/time-words.ts";
import { answerParts, suggestionsOf } from "../blocks/answer-parts.ts";
import { ProposedBlock } from "../blocks/proposed-block.tsx";
import type { AnswerContext } from "../use-answer-context.ts";
import styles from "./log.module.css";
import { Speech } from "./speech.tsx";
import { StepLine } from "./step-line.tsx";

type AnswerProps = {
  answer: AssistantMessage;
  context: AnswerContext;
  /** Whether the team answers this member. */
  canHandOff: boolean;
  /** The newest one: its questions to the member still stand. */
  isLast: boolean;
  /** While it is being written. */
  step: string | null;
  /** Puts its question back into the field. */
  onAskAgain: () => void;
  onAsk: (text: string) => void;
};

/** An answer as far as it has come: speech, proposals, and how it ended. */
export function Answer(props: AnswerProps) {
  const { answer, context, canHandOff, isLast, step, onAskAgain, onAsk } = props;
  const { _id, at, status, basic, blocks } = answer;
  const parts = answerParts(blocks);
  const isStreaming = status === "streaming";
  const lastKey = parts.at(-1)?.key;
  const suggestions = isLast && !isStreaming ? suggestionsOf(blocks) : [];
  const stepLine = isStreaming && step ? <StepLine text={step} /> : null;
  const author = (
    <p className={`${styles.author} wrap soft`}>
      <b>{copy.author}</b>
      <time dateTime={at}>{messageTime(at)}</time>
      {basic ? <span>{copy.byRules}</span> : null}
    </p>
  );
  return (
    <div className={`${styles.answer} stack gap-3`}>
      {parts.map((part, index) =>
        part.kind === "speech" ? (
          <Speech
            key={part.key}
            author={index === 0 ? author : undefined}
            blocks={part.blocks}
            step={part.key === lastKey ? stepLine : undefined}
          />
        ) : (
          <ProposedBlock
            key={part.key}
            block={part.block}
            proposal={{ answerId: _id, index: part.index }}
            at={at}
            isLast={isLast}
            canHandOff={canHandOff}
            context={context}
          />
        ),
      )}
      {stepLine && parts.at(-1)?.kind !== "speech" ? (
        <Speech author={parts.length === 0 ? author : undefined} blocks={[]} step={stepLine} />
      ) : null}
      {status === "failed" ? (
        <div className={`${styles.failed} row wrap`}>
          <p>{blocks.length > 0 ? copy.failed : copy.failedEmpty}</p>
          <Button variant="link" onClick={onAskAgain}>
            {copy.askAgain}
          </Button>
        </div>
      ) : null}
      {suggestions.length > 0 ? (
        <ul className={`${styles.suggestions} wrap`}>
          {suggestions.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => onAsk(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
