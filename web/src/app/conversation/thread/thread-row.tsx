import type { MemberThread, Thread } from "@app/contract/conversations";
import { memo } from "react";
import { conversationCopy as copy, sendingCopy } from "../../../content/app/conversation/conversation.ts";
import type { OwnMessage } from "../../data/conversation/message-records.ts";
import type { ThreadRow as Row } from "../model/thread-rows.ts";
import { dayWords } from "../model/time-words.ts";
import { SafetyCard } from "../safety/safety-card.tsx";
import { OwnBubble, SystemLine, TeamBubble } from "./message-bubble.tsx";
import { PlanChangeCard } from "./plan-change-card.tsx";
import { RefusedMessage } from "./refused-message.tsx";
import styles from "./thread.module.css";
import { WaitingLine } from "./waiting-line.tsx";

/** What rows share; the same object while nothing of it changes. */
export type RowContext = {
  thread: Thread;
  country: string;
  now: number;
  /** How a message stands that the server does not have. */
  unsentStatus: string;
  onRetry: (own: OwnMessage) => void;
  onDiscard: (own: OwnMessage) => void;
  /** The member takes the person that a card offers. */
  onPerson: (() => void) | undefined;
};

type ThreadRowProps = {
  row: Row;
  context: RowContext;
  /** The last of the member's messages that was read, or the last one that was sent. */
  mark: "read" | "sent" | null;
  /** On the last row. */
  waiting: MemberThread["waiting"];
};

/** A message with what belongs to it: its day above, how it stands below. */
export const ThreadRow = memo(function ThreadRow({ row, context, mark, waiting }: ThreadRowProps) {
  return (
    <>
      {row.isDayStart ? <p className={`${styles.day} row gap-3 soft`}>{dayWords(row.at, context.now)}</p> : null}
      {row.isFirstNew ? <p className={styles.new}>{copy.newMessages}</p> : null}
      <Content row={row} context={context} mark={mark} />
      {row.from === "thread"
        ? row.changes.map((change) => <PlanChangeCard key={change.version} change={change} now={context.now} />)
        : null}
      {waiting ? <WaitingLine thread={context.thread} waiting={waiting} now={context.now} /> : null}
    </>
  );
});

type ContentProps = Pick<ThreadRowProps, "row" | "context" | "mark">;

function Content({ row, context, mark }: ContentProps) {
  const { country, now, onPerson } = context;
  if (row.from === "device") return <FromDevice own={row.own} context={context} />;
  if (row.from === "card")
    return <SafetyCard card={row.card} at={null} country={country} now={now} onPerson={onPerson} />;
  const { message } = row;
  const { from, card, at, text } = message;
  if (card) return <SafetyCard card={card} at={at} country={country} now={now} onPerson={onPerson} />;
  if (from === "team") return <TeamBubble message={message} isRunStart={row.isRunStart} />;
  if (from === "system") return <SystemLine text={text} at={at} />;
  const status = mark === "read" ? sendingCopy.read[context.thread] : mark === "sent" ? sendingCopy.sent : undefined;
  return <OwnBubble text={text} at={at} status={status} />;
}

function FromDevice({ own, context }: { own: OwnMessage; context: RowContext }) {
  const status = { unsent: context.unsentStatus, confirming: sendingCopy.sent, refused: undefined }[own.state];
  return (
    <>
      <OwnBubble text={own.text} at={own.at} status={status} />
      {own.refused ? (
        <RefusedMessage
          refused={own.refused}
          onRetry={() => context.onRetry(own)}
          onDiscard={() => context.onDiscard(own)}
        />
      ) : null}
    </>
  );
}
