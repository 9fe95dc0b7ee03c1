import { MAX_MESSAGE_TEXT, type Message } from "@app/contract/conversations";
import type { StaffThread } from "@app/contract/staff/conversations";
import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { useState } from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { messageOf } from "../../member/parts/use-write.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { useStaff } from "../../shell/staff-me.ts";
import { type ThreadKey, threadKey, threadQuery } from "../data/thread-query.ts";
import { sendMessage } from "../data/thread-writes.ts";
import { isOfColleague } from "../thread/is-of-colleague.ts";
import { seenBefore } from "./seen-before.ts";
import { useReplyDraft } from "./use-reply-draft.ts";

const copy = conversationCopy.reply;

type Outcome = "sent" | "empty" | "unfilled" | "colleague" | "failed" | "busy";

/** One's own reply: written, kept as a draft, sent once. Nothing typed is lost when it is refused. */
export function useReply(params: ThreadKey, thread: StaffThread) {
  const me = useStaff();
  const [text, setText] = useState(thread.draft?.text ?? "");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState(() => seenBefore(thread));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const draft = useReplyDraft(params, thread.draft?.savedAt ?? null);

  /** The newest that a colleague wrote since this reply was begun. */
  const colleagueIn = ({ messages }: StaffThread): Message | null =>
    [...messages].reverse().find((message) => message.seq > seen && isOfColleague(message, me)) ?? null;
  const isEmpty = text.trim() === "";

  const write = (next: string) => {
    if (isEmpty) setSeen(thread.lastSeq);
    setText(next);
    setKey(crypto.randomUUID());
    setError(null);
    setSentAt(null);
    draft.put(next);
  };
  const fail = (why: Outcome, said: string): Outcome => {
    setError(said);
    return why;
  };

  /** What a colleague wrote meanwhile is asked for first, and stops the reply unless its writer has read it. */
  const send = async ({ anyway = false } = {}): Promise<Outcome> => {
    if (isBusy) return "busy";
    const missing = unfilledPlaceholders(text);
    if (isEmpty) return fail("empty", copy.empty);
    if (missing.length > 0) return fail("unfilled", copy.unfilled(missing));
    if (text.length > MAX_MESSAGE_TEXT) return fail("failed", copy.tooLong(MAX_MESSAGE_TEXT));
    setIsBusy(true);
    setError(null);
    try {
      if (!anyway) {
        await staffQueryClient.refetchQueries({ queryKey: threadKey(params), exact: true });
        const latest = staffQueryClient.getQueryData(threadQuery(params).queryKey);
        if (latest && colleagueIn(latest)) return "colleague";
      }
      await draft.stop();
      await sendMessage(params, { key, text: text.trim() });
    } catch (failure) {
      // Stopped for nothing: what is unsent is a draft again.
      draft.put(text);
      return fail("failed", `${copy.failed} ${messageOf(failure)}`);
    } finally {
      setIsBusy(false);
    }
    setText("");
    setKey(crypto.randomUUID());
    setSentAt(Date.now());
    return "sent";
  };

  return {
    text,
    write,
    send,
    error,
    isBusy,
    sentAt,
    saving: draft.current,
    colleague: isEmpty ? null : colleagueIn(thread),
    /** The writer has read what the colleague wrote. */
    acknowledge: () => setSeen(thread.lastSeq),
    writeMore: () => setSentAt(null),
  };
}

export type Reply = ReturnType<typeof useReply>;
