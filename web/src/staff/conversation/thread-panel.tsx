import type { StaffThread } from "@app/contract/staff/conversations";
import { type ReactNode, useRef, useState } from "react";
import { conversationCopy as copy } from "../../content/staff/conversation.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { useStaff } from "../shell/staff-me.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import type { ThreadKey } from "./data/thread-query.ts";
import { HandOverSheet, type People } from "./hand-over/hand-over-sheet.tsx";
import { holdersOf } from "./hand-over/holders-of.ts";
import { ReplyBox } from "./reply/reply-box.tsx";
import { AnswerPromise } from "./thread/answer-promise.tsx";
import { MessageList } from "./thread/message-list.tsx";
import { useReadMark } from "./thread/use-read-mark.ts";
import styles from "./thread-panel.module.css";

type ThreadPanelProps = {
  params: ThreadKey;
  thread: StaffThread;
  now: number;
  /** Who answers here, by role, where the names are known. */
  people: People;
  /** Why it is read only, where it is. */
  isEmergency?: boolean;
  renderNext: (sentAt: number, writeMore: () => void) => ReactNode;
};

/** A thread as the team works in it: the promise, the messages, and the reply. */
export function ThreadPanel({ params, thread, now, people, isEmergency = false, renderNext }: ThreadPanelProps) {
  const { role } = useStaff();
  const field = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<"canned" | "keep" | "hand-over" | null>(null);
  const { mayWrite } = thread;
  useReadMark(params, thread);
  useShortcuts(
    mayWrite
      ? {
          r: () => focusAtEnd(field.current),
          "/": () => setDialog("canned"),
          h: () => setDialog("hand-over"),
        }
      : {},
  );
  return (
    <section className={styles.panel} aria-label={copy.title}>
      <AnswerPromise
        thread={thread}
        now={now}
        people={people}
        onHandOver={mayWrite ? () => setDialog("hand-over") : null}
      />
      <MessageList params={params} thread={thread} now={now} />
      {mayWrite ? (
        <ReplyBox
          params={params}
          thread={thread}
          now={now}
          field={field}
          dialog={dialog === "hand-over" ? null : dialog}
          setDialog={setDialog}
          renderNext={renderNext}
        />
      ) : (
        <p className={`${styles.readOnly} row gap-2`}>
          <Icon name="lock" />
          {isEmergency ? copy.reply.readOnly.emergency : copy.reply.readOnly.other}
        </p>
      )}
      {dialog === "hand-over" ? (
        <HandOverSheet
          params={params}
          name={thread.name}
          to={holdersOf(role, thread.holder)}
          people={people}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </section>
  );
}

/** To write on, not before what is there. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
