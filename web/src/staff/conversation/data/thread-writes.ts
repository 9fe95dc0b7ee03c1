import {
  type Holder,
  handOverThread,
  readStaffThread,
  type StaffThread,
  saveReplyDraft,
  sendStaffMessage,
} from "@app/contract/staff/conversations";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey, queueKey, supportKey } from "../../shell/query-keys.ts";
import { addNewer } from "./merge-pages.ts";
import { type ThreadKey, threadKey } from "./thread-query.ts";

/** What a write answered is the thread: a read that began before it must not overwrite it. The queue is read again. */
async function keep(params: ThreadKey, answer: StaffThread): Promise<void> {
  const queryKey = threadKey(params);
  await staffQueryClient.cancelQueries({ queryKey, exact: true });
  staffQueryClient.setQueryData<StaffThread>(queryKey, (known) => addNewer(known, answer));
  const isOther = (query: { queryKey: readonly unknown[] }) => !query.queryKey.includes("thread");
  void staffQueryClient.invalidateQueries({ queryKey: memberKey(params.memberId), predicate: isOther });
  void staffQueryClient.invalidateQueries({ queryKey: queueKey, refetchType: "all" });
  void staffQueryClient.invalidateQueries({ queryKey: supportKey });
}

/** `key` is the reply's own: sent again after a lost answer, it is still one message. */
export const sendMessage = async (params: ThreadKey, body: { key: string; text: string }): Promise<void> =>
  keep(params, await callStaff(sendStaffMessage, { params, body }));

export const handOver = async (params: ThreadKey, body: { key: string; to: Holder; note: string }): Promise<void> =>
  keep(params, await callStaff(handOverThread, { params, body }));

export async function markRead(params: ThreadKey, seq: number): Promise<void> {
  const { readByTeam } = await callStaff(readStaffThread, { params, body: { seq } });
  staffQueryClient.setQueryData<StaffThread>(
    threadKey(params),
    (known) => known && { ...known, readByTeam: Math.max(known.readByTeam, readByTeam) },
  );
  void staffQueryClient.invalidateQueries({ queryKey: supportKey });
}

/** When it was saved; null after an empty text, which deletes it. */
export const saveDraft = async (params: ThreadKey, text: string): Promise<string | null> =>
  (await callStaff(saveReplyDraft, { params, body: { text } })).savedAt;
