import { MAX_MESSAGE_TEXT } from "@app/contract/conversations";
import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import parts from "../../member/parts/parts.module.css";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { formatHour } from "../../time/moments.ts";
import styles from "./reply.module.css";
import type { Reply } from "./use-reply.ts";

const copy = conversationCopy;
/** From here on it says how much still fits. */
const NEAR_END = 200;

type ReplyStatusProps = { id: string; reply: Reply; onFill: (name: string) => void };

/** Under the field: what is missing, what went wrong, how much fits, and whether the draft is safe. */
export function ReplyStatus({ id, reply, onFill }: ReplyStatusProps) {
  const missing = unfilledPlaceholders(reply.text);
  const left = MAX_MESSAGE_TEXT - reply.text.length;
  return (
    <div className={styles.status} id={id}>
      {missing.length > 0 ? (
        <p className={`${styles.missing} row wrap`}>
          <span>{copy.reply.unfilled(missing)}</span>
          {missing.map((name) => (
            <TeamButton key={name} tone="link" onClick={() => onFill(name)}>
              {copy.reply.fill(name)}
            </TeamButton>
          ))}
        </p>
      ) : null}
      {reply.error && missing.length === 0 ? (
        <p className={parts.error} role="alert">
          {reply.error}
        </p>
      ) : null}
      {left < NEAR_END ? (
        <p className={left < 0 ? parts.error : parts.hint}>
          {left < 0 ? copy.reply.tooLong(MAX_MESSAGE_TEXT) : copy.reply.left(left)}
        </p>
      ) : null}
      <p className={`${styles.draft} soft figures`} role="status" data-state={reply.saving.state}>
        {draftText(reply)}
      </p>
    </div>
  );
}

function draftText({ saving }: Reply): string {
  if (saving.state === "failed") return copy.draft.failed;
  if (saving.state === "saving") return copy.draft.saving;
  return saving.at ? copy.draft.saved(formatHour(saving.at)) : "";
}
