import type { MemberThread, Thread } from "@app/contract/conversations";
import { waitingCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { formatDate } from "../../shell/dates/dates.ts";
import { answerRing } from "../model/answer-ring.ts";
import { dayWords, dueWords, shortTime, untilWords } from "../model/time-words.ts";
import styles from "./waiting-line.module.css";

type WaitingLineProps = { thread: Thread; waiting: NonNullable<MemberThread["waiting"]>; now: number };

/** Under the last message: until when a person answers. Late says so, and whose fault it is. */
export function WaitingLine({ thread, waiting, now }: WaitingLineProps) {
  const { since, dueAt } = waiting;
  if (dueAt === null)
    return (
      <p className={styles.waiting}>
        <span>{copy.noPromise[thread]}</span>
      </p>
    );
  const { left, state } = answerRing(waiting, dueAt, now);
  return (
    <p className={styles.waiting}>
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
  formatDate(since) === formatDate(new Date(now).toISOString())
    ? copy.sentAt(shortTime(since))
    : copy.sentOn(`${dayWords(since, now)}, ${shortTime(since)}`);
