import type { CannedReply } from "@app/contract/staff/conversations";
import { fillReply, type ReplyValues } from "@app/engine/team/replies/fill-reply";
import { useState } from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import parts from "../../member/parts/parts.module.css";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { messageOf } from "../../member/parts/use-write.ts";
import { deleteCanned } from "../data/canned-query.ts";
import { placeholderParts } from "../text/placeholder-parts.ts";
import styles from "./canned.module.css";

const copy = conversationCopy.canned;

type CannedPreviewProps = { reply: CannedReply; values: ReplyValues; onUse: () => void };

/** As it will stand in the field, with what its writer still has to say; one's own can be deleted. */
export function CannedPreview({ reply, values, onUse }: CannedPreviewProps) {
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const remove = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      await deleteCanned(reply._id);
    } catch (error) {
      setState({ isBusy: false, error: `${copy.deleteFailed} ${messageOf(error)}` });
    }
  };
  return (
    <section className={styles.preview} aria-label={copy.preview}>
      <p className={styles.text}>
        {placeholderParts(fillReply(reply.text, values)).map(({ text, isMissing, at }) =>
          isMissing ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </p>
      {state.error ? (
        <p className={parts.error} role="alert">
          {state.error}
        </p>
      ) : null}
      <div className={`${styles.actions} wrap`}>
        <TeamButton tone="action" keys={["Enter"]} onClick={onUse}>
          {copy.use}
        </TeamButton>
        {reply.isMine ? (
          <TeamButton tone="link" isOff={state.isBusy} onClick={() => void remove()}>
            {state.isBusy ? copy.deleting : copy.delete}
          </TeamButton>
        ) : null}
      </div>
    </section>
  );
}
