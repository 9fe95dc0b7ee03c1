import type { Message } from "@app/contract/conversations";
import { dateOf } from "../../time/dates.ts";

export type Row =
  | { kind: "day"; key: string; at: string }
  | { kind: "unread"; key: string }
  | { kind: "message"; key: string; message: Message };

/** A line where a new day begins, and one before the first message of the member that nobody of the team had read. */
export function rowsOf(messages: readonly Message[], readBefore: number): Row[] {
  const firstUnread = messages.find(({ from, seq }) => from === "member" && seq > readBefore);
  return messages.flatMap((message, index): Row[] => {
    const before = messages[index - 1];
    const isNewDay = !before || dateOf(before.at) !== dateOf(message.at);
    return [
      ...(isNewDay ? [{ kind: "day", key: `day ${message.seq}`, at: message.at } as const] : []),
      ...(message === firstUnread ? [{ kind: "unread", key: "unread" } as const] : []),
      { kind: "message", key: message._id, message },
    ];
  });
}
