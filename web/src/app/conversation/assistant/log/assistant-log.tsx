import type { AssistantMessage, Block } from "@app/contract/assistant";
import { Fragment, useState } from "react";
import { assistantCopy as copy, removalCopy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Icon, IconPath } from "../../../../ui/core/icon.tsx";
import { loadOlderExchanges } from "../../../data/assistant/assistant-query.ts";
import { lastFrom, textOf } from "../../../data/assistant/assistant-view.ts";
import type { UsedAssistant } from "../../../data/assistant/use-assistant.ts";
import { localCard } from "../../model/local-card.ts";
import { dayWords, messageDay } from "../../model/time-words.ts";
import { SafetyCard } from "../../safety/safety-card.tsx";
import { OwnBubble } from "../../thread/message-bubble.tsx";
import rowStyles from "../../thread/thread.module.css";
import type { AnswerContext } from "../use-answer-context.ts";
import { Answer } from "./answer.tsx";
import styles from "./log.module.css";
import { PendingQuestion } from "./pending-question.tsx";
import { useLogScroll } from "./use-log-scroll.ts";

export type LogActions = {
  onAsk: (text: string) => void;
  /** An unsent question, once more. */
  onAgain: (id: string, text: string) => void;
  /** Puts a text back into the field; with an id that unsent question is given up. */
  onEdit: (text: string, id?: string) => void;
  onRemove: (question: AssistantMessage, onRemoved: () => void) => void;
};

type AssistantLogProps = {
  used: UsedAssistant & { view: NonNullable<UsedAssistant["view"]> };
  step: string | null;
  context: AnswerContext;
  actions: LogActions;
};

/** Questions and answers, the newest in sight. */
export function AssistantLog({ used: { view, live }, step, context, actions }: AssistantLogProps) {
  const { messages, hasOlder, canHandOff } = view;
  const { country, now } = context;
  const isPending = live !== null && live.phase !== "answering" && !messages.some(({ _id }) => _id === live.id);
  const asked = isPending ? live.id : lastFrom(view, "member")?._id;
  const last = messages.at(-1);
  const card = isPending ? localCard(live.text, country) && live.id : last?.blocks.some(isCard) ? last._id : null;
  const { scroller, content, isAtEnd, toEnd } = useLogScroll({ first: messages[0]?._id, asked, card });
  // Its button is gone with what was there.
  const takeFocus = () => scroller.current?.focus({ preventScroll: true });
  /** An answer that is being written is not deleted under the hand that writes it. */
  const removalOf = (question: AssistantMessage, answer: AssistantMessage | undefined) =>
    answer && answer.status !== "streaming" ? () => actions.onRemove(question, takeFocus) : undefined;

  return (
    <div className={styles.frame}>
      {/* What is new is said elsewhere (announcements.tsx), each sentence once. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard */}
      <div ref={scroller} className={styles.scroller} role="log" aria-live="off" aria-label={copy.log} tabIndex={0}>
        <div ref={content} className={`${styles.rows} column gap-3`}>
          {hasOlder ? <OlderExchanges /> : null}
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const question = message.from === "assistant" && before?.from === "member" ? before : undefined;
            const isLast = message === last && !isPending;
            return (
              <Fragment key={message._id}>
                {before && messageDay(before.at) === messageDay(message.at) ? null : (
                  <p className={`${rowStyles.day} row gap-3 soft`}>{dayWords(message.at, now)}</p>
                )}
                <article className="stack gap-3">
                  {message.from === "member" ? (
                    <Question question={message} onRemove={removalOf(message, messages[index + 1])} />
                  ) : (
                    <Answer
                      answer={message}
                      context={context}
                      canHandOff={canHandOff}
                      isLast={isLast}
                      step={isLast ? step : null}
                      onAskAgain={() => actions.onEdit(question ? textOf(question) : "")}
                      onAsk={(text) => {
                        takeFocus();
                        actions.onAsk(text);
                      }}
                    />
                  )}
                </article>
              </Fragment>
            );
          })}
          {live?.phase === "answering" && last?.blocks.length === 0 ? (
            <DeviceCard text={live.text} country={country} now={now} />
          ) : null}
          {isPending ? (
            <article className="stack gap-3">
              <PendingQuestion
                live={live}
                country={country}
                now={now}
                onAgain={() => actions.onAgain(live.id, live.text)}
                onEdit={() => actions.onEdit(live.text, live.id)}
              />
            </article>
          ) : null}
        </div>
      </div>
      {isAtEnd || card ? null : (
        <button className={`${styles.end} center`} type="button" onClick={toEnd}>
          <span className="sr-only">{copy.toEnd}</span>
          <Icon name="chevron-down" />
        </button>
      )}
    </div>
  );
}

const isCard = ({ kind }: Block): boolean => kind === "card";

/** Until the server's own comes: a danger that was seen on the device stays in sight. */
function DeviceCard({ text, country, now }: { text: string; country: string; now: number }) {
  const card = localCard(text, country);
  return card ? <SafetyCard card={card} at={null} country={country} now={now} /> : null;
}

/** Above the first message, where there are more. */
function OlderExchanges() {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  async function load() {
    setState("loading");
    await loadOlderExchanges().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  }
  return (
    <div className={`${styles.older} row wrap note`}>
      {state === "failed" ? <span role="alert">{copy.olderFailed}</span> : null}
      <Button variant="link" busy={state === "loading"} busyLabel={copy.olderLoading} onClick={() => void load()}>
        {state === "failed" ? copy.retry : copy.older}
      </Button>
    </div>
  );
}

const BIN = "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";

type QuestionProps = {
  question: AssistantMessage;
  /** Undefined while its answer is on its way. */
  onRemove: (() => void) | undefined;
};

/** What the member asked, with the way to delete it. */
const Question = ({ question, onRemove }: QuestionProps) => (
  <div className={`${styles.question} row`}>
    <OwnBubble text={textOf(question)} at={question.at} />
    {onRemove ? (
      <button
        className={`${styles.remove} icon-button soft`}
        type="button"
        aria-label={removalCopy.action}
        onClick={onRemove}
      >
        <IconPath path={BIN} />
      </button>
    ) : null}
  </div>
);
