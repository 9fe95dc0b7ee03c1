import type { Message } from "@app/contract/conversations";
import type { StaffMe } from "@app/contract/staff/identity";
import { conversationCopy as copy } from "../../../content/staff/conversation.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Face } from "../../shell/face.tsx";
import { useStaff } from "../../shell/staff-me.ts";
import { formatHour, formatNear, formatSpan } from "../../time/moments.ts";
import { isOfColleague } from "./is-of-colleague.ts";
import { SafetyCard } from "./safety-card.tsx";
import styles from "./thread.module.css";

const MINUTE_MS = 60_000;

type MessageItemProps = {
  message: Message;
  /** The member's name. */
  name: string;
  now: number;
  /** Under the last of the team's: how far it came. */
  mark: string | null;
};

/** One message: the member's at the left, the team's at the right, the service's own across. */
export function MessageItem({ message, name, now, mark }: MessageItemProps) {
  const me = useStaff();
  if (message.card) return <SafetyCard card={message.card} at={message.at} name={name} now={now} />;
  if (message.from === "system")
    return (
      <p className={`${styles.system} dense-note`}>
        {message.text} <time dateTime={message.at}>{formatHour(message.at)}</time>
      </p>
    );
  const isMember = message.from === "member";
  return (
    <div className={styles.message} data-from={message.from}>
      <Face name={isMember ? name : (message.by?.name ?? name)} size="small" tone={isMember ? "warm" : "quiet"} />
      <div className={styles.bubble}>
        <p className={styles.by}>
          <b>{isMember ? copy.first(name) : writerOf(message, me)}</b>{" "}
          <time dateTime={message.at}>{formatHour(message.at)}</time>
        </p>
        <p className={styles.text}>{message.text}</p>
      </div>
      {message.answered ? <Answered answered={message.answered} now={now} /> : null}
      {mark ? <p className={styles.mark}>{mark}</p> : null}
    </div>
  );
}

const writerOf = (message: Message, me: StaffMe): string => {
  const { by } = message;
  if (!by || !isOfColleague(message, me)) return copy.messages.you;
  return `${copy.first(by.name)}, ${copy.roles[by.role]}`;
};

function Answered({ answered, now }: { answered: NonNullable<Message["answered"]>; now: number }) {
  const { serviceMinutes, dueAt, isLate } = answered;
  const words = isLate ? copy.answered.late : copy.answered.inTime;
  return (
    <p className={`${styles.answered} row`} data-late={isLate || undefined}>
      <Icon name={isLate ? "alert" : "check"} />
      {words(formatSpan(serviceMinutes * MINUTE_MS), formatNear(dueAt, now))}
    </p>
  );
}
