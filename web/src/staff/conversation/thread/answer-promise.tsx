import type { StaffThread } from "@app/contract/staff/conversations";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { formatLeft, formatNear } from "../../time/moments.ts";
import type { People } from "../hand-over/hand-over-sheet.tsx";
import { isLate, ringOf, type Waiting } from "./ring-of.ts";
import styles from "./thread.module.css";

const copy = conversationCopy;

type AnswerPromiseProps = {
  thread: StaffThread;
  now: number;
  people: People;
  /** Null: read only. */
  onHandOver: (() => void) | null;
};

/** Who waits, since when and until when a person answers, and whose turn it is. */
export function AnswerPromise({ thread, now, people, onHandOver }: AnswerPromiseProps) {
  const { waiting, holder, name } = thread;
  const turn = holder ? copy.holder.turn(people[holder] ?? copy.roles[holder]) : null;
  return (
    <div className={`${styles.promise} row wrap`} data-late={(waiting && isLate(waiting, now)) || undefined}>
      <Ring {...ringOf(waiting, now)} size="bead" />
      <div>
        <b>{titleOf(waiting, now)}</b>
        <p>
          {[waiting ? copy.promise.waiting(name, formatNear(waiting.since, now)) : copy.promise.noneText, turn]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      {onHandOver ? (
        <TeamButton keys={["H"]} onClick={onHandOver}>
          {copy.actions.handOver}
        </TeamButton>
      ) : null}
    </div>
  );
}

function titleOf(waiting: Waiting | null, now: number): string {
  if (!waiting) return copy.promise.none;
  if (!waiting.dueAt) return copy.promise.undated;
  return `${copy.promise.due(formatNear(waiting.dueAt, now))}, ${formatLeft(waiting.dueAt, now)}`;
}
