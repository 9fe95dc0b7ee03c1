import type { SentMessage, Thread } from "@app/contract/conversations";
import type { DeviceState, Refusal } from "../../sync/core/device-state.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { viewRecords } from "../../sync/core/view.ts";
import type { ThreadView } from "../conversation/join-pages.ts";

const TEAM: Thread = "team";

/** A question to the team has the answer's own id: from two devices it is one message. */
export const handQuestion = (answerId: string, summary: string): Edit => ({
  id: answerId,
  kind: "message",
  op: "put",
  fields: { thread: TEAM, text: summary } satisfies SentMessage,
});

export type Handed =
  | { state: "not-sent" }
  | { state: "refused"; refused: Refusal }
  /** `unsent`: it waits on this device. `withdrawn`: the member took it back. */
  | { state: "unsent" | "sent" | "answered" | "withdrawn" };

/** How far the question has come. */
export function handedState(device: DeviceState, thread: ThreadView | undefined, answerId: string): Handed {
  if (thread?.messages.some(({ withdraws }) => withdraws === answerId)) return { state: "withdrawn" };
  const message = thread?.messages.find(({ _id }) => _id === answerId);
  if (message) {
    const isAnswered = thread?.messages.some(({ from, seq }) => from === "team" && seq > message.seq);
    return { state: isAnswered ? "answered" : "sent" };
  }
  const own = viewRecords(device, "message").find(({ id }) => id === answerId);
  if (!own) return { state: "not-sent" };
  return own.refused ? { state: "refused", refused: own.refused } : { state: own.unsent > 0 ? "unsent" : "sent" };
}
