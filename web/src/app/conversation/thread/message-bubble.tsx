import type { Message } from "@app/contract/conversations";
import { conversationCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Face } from "../head/face.tsx";
import { dueWords, messageTime, serviceTimeWords } from "../model/time-words.ts";
import styles from "./thread.module.css";

type TeamBubbleProps = { message: Message; isRunStart: boolean };

/** What a person of the team wrote: a drawing beside it, who and when above, and how long it took below. */
export function TeamBubble({ message: { by, at, text, answered }, isRunStart }: TeamBubbleProps) {
  const name = by?.name ?? copy.someone;
  const firstName = name.split(" ")[0];
  return (
    <div className={styles.team} data-slot="bubble">
      <Face name={name} />
      <div className={styles.bubble}>
        <p className={`${styles.author} wrap soft`}>
          {isRunStart ? (
            <>
              <b>
                {firstName}
                {by ? `, ${copy.roles[by.role]}` : null}
              </b>
              {by?.registration ? <span>{by.registration}</span> : null}
            </>
          ) : (
            <b className="sr-only">{firstName}</b>
          )}
          <time dateTime={at}>{messageTime(at)}</time>
        </p>
        <Paragraphs text={text} />
      </div>
      {answered ? <Answered answered={answered} at={at} /> : null}
    </div>
  );
}

function Answered({ answered, at }: { answered: NonNullable<Message["answered"]>; at: string }) {
  const { serviceMinutes, dueAt, isLate } = answered;
  const words = isLate ? copy.answeredLate : copy.answered;
  return (
    <p className={styles.answered} data-late={isLate || undefined}>
      <Icon name={isLate ? "clock" : "check"} />
      <span>{words(serviceTimeWords(serviceMinutes), dueWords(dueAt, Date.parse(at)))}</span>
    </p>
  );
}

/** A line of the service itself: who passed a question to whom. */
export const SystemLine = ({ text, at }: Pick<Message, "text" | "at">) => (
  <p className={`${styles.system} hint`}>
    <span>{text}</span> <time dateTime={at}>{messageTime(at)}</time>
  </p>
);

type OwnBubbleProps = {
  text: string;
  at: string /** Under it: sent, read, waiting for the network. */;
  status?: string | undefined;
};

export function OwnBubble({ text, at, status }: OwnBubbleProps) {
  return (
    <div className={styles.own} data-slot="bubble">
      <div className={styles.bubble}>
        <b className="sr-only">{copy.you}</b>
        <Paragraphs text={text} />
        <time dateTime={at}>{messageTime(at)}</time>
      </div>
      {status ? <p className={styles.status}>{status}</p> : null}
    </div>
  );
}

/** An empty line begins a paragraph; single breaks stay. */
const Paragraphs = ({ text }: { text: string }) => (
  <div className={styles.text}>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a message never changes
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
