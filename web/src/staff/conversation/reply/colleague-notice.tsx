import type { Message } from "@app/contract/conversations";
import type { RefObject } from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { formatNear } from "../../time/moments.ts";
import styles from "./reply.module.css";

const copy = conversationCopy.colleague;
/** So long an answer was "a moment ago". */
const RECENT_MS = 10 * 60_000;

type ColleagueNoticeProps = {
  message: Message;
  now: number;
  anyway: RefObject<HTMLButtonElement | null>;
  onAnyway: () => void;
  onKeep: () => void;
};

/** A colleague answered while this reply was written: two answers to one question only confuse. */
export function ColleagueNotice({ message, now, anyway, onAnyway, onKeep }: ColleagueNoticeProps) {
  const name = message.by?.name ?? "";
  const isRecent = now - Date.parse(message.at) < RECENT_MS;
  return (
    <div className={`${styles.colleague} row wrap`} role="alert">
      <p>
        <b>{isRecent ? copy.now(name) : copy.at(name, formatNear(message.at, now))}</b> {copy.text}
      </p>
      <TeamButton ref={anyway} onClick={onAnyway}>
        {copy.anyway}
      </TeamButton>
      <TeamButton tone="link" onClick={onKeep}>
        {copy.keep}
      </TeamButton>
    </div>
  );
}
