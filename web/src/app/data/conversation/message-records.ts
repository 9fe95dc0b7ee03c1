import type { SentMessage, Thread } from "@app/contract/conversations";
import type { DeviceState, Refusal } from "../../sync/core/device-state.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { uuidV7 } from "../../sync/core/uuid-v7.ts";
import { viewRecords } from "../../sync/core/view.ts";
import type { ThreadView } from "./join-pages.ts";

const KIND = "message";

/** A message is written once: its id is made here, and the server knows it by that. */
export const messageEdit = (message: SentMessage, nowMs: number): Edit => ({
  id: uuidV7(nowMs),
  kind: KIND,
  op: "put",
  fields: message,
});

/** A message of the member that the thread does not have yet. */
export type OwnMessage = {
  id: string;
  text: string;
  /** When it was written. */
  at: string;
  /** `confirming`: the server has it, and the thread is being read again. */
  state: "unsent" | "refused" | "confirming";
  refused: Refusal | null;
};

/** What follows the thread's messages, in the order in which it was written. */
export function ownMessages(device: DeviceState, { thread, messages }: ThreadView): OwnMessage[] {
  const known = new Set(messages.map(({ _id }) => _id));
  return viewRecords(device, KIND)
    .filter(({ id, fields }) => (fields as Partial<SentMessage>).thread === thread && !known.has(id))
    .filter(({ id, unsent }) => unsent > 0 || isAfter(writtenAt(id), device.meta.offsetMs, messages))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, fields, unsent, refused }) => ({
      id,
      text: (fields as SentMessage).text,
      at: new Date(writtenAt(id) ?? Date.now()).toISOString(),
      state: refused ? "refused" : unsent > 0 ? "unsent" : "confirming",
      refused,
    }));
}

/**
 * A sent message that is not among the loaded ones is older than the first of them, or newer than the last. It arrived
 * after it was written, so one written after the first is newer.
 */
const isAfter = (writtenMs: number | null, offsetMs: number, [first]: ThreadView["messages"]): boolean =>
  first === undefined || first.seq === 1 || (writtenMs !== null && writtenMs + offsetMs > Date.parse(first.at));

/** The id begins with the device's milliseconds (uuid-v7.ts); that of a question from the assistant may have none. */
const writtenAt = (id: string): number | null =>
  id.charAt(14) === "7" ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;

/** Unsent messages of a thread that the server has not refused. */
export const countUnsent = ({ outbox }: Pick<DeviceState, "outbox">, thread: Thread): number =>
  outbox.filter(({ kind, refused, fields }) => kind === KIND && !refused && fields["thread"] === thread).length;
