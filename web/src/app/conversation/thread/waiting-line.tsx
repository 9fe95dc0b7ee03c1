import type { MemberThread, Thread } from "@app/contract/conversations";
import { waitingCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { answerRing } from "../model/answer-ring.ts";
import { dayWords, dueWords, messageDay, messageTime, untilWords } from "../model/time-words.ts";
import styles from "./thread-log.module.css";

type WaitingLineProps = { thread: Thread; waiting: NonNullable<MemberThread["waiting"]>; now: number };

/** Under the last message: until when a person answers. Late says so, and whose fault it is. */
export function WaitingLine({ thread, waiting, now }: WaitingLineProps) {
  const { since, dueAt } = waiting;
  if (dueAt === null)
    return (
      <p className={`${styles.waiting} row`}>
        <span>{copy.noPromise[thread]}</span>
      </p>
    );
  const { left, state } = answerRing(waiting, dueAt, now);
  return (
    <p className={`${styles.waiting} row`}>
      <Ring left={left} state={state} size="bead" />
      {state === "late" ? (
        <span>
          <b>{copy.late(dueWords(dueAt, now))}</b> {copy.lateText}
        </span>
      ) : (
        <span>
          <b>{copy.due(untilWords(dueAt, now))}</b>, {sentWords(since, now)}
        </span>
      )}
    </p>
  );
}

const sentWords = (since: string, now: number): string =>
  messageDay(since) === messageDay(new Date(now).toISOString())
    ? copy.sentAt(messageTime(since))
    : copy.sentOn(`${dayWords(since, now)}, ${messageTime(since)}`);
