import type { QueueItem } from "@app/contract/staff/queue";
import { conversationPath, memberPath, reviewPath } from "../../shell/member-paths.ts";

/** Where the work of a row is done: a message and a review have a screen of their own, the rest begins in the file. */
export function taskPath({ kind, memberId }: Pick<QueueItem, "kind" | "memberId">): string {
  if (kind === "conversation") return conversationPath(memberId);
  return kind === "review" ? reviewPath(memberId) : memberPath(memberId);
}
