import { problemOf } from "../../../api.ts";
import { sendingCopy as copy } from "../../../content/app/conversation/conversation.ts";
import type { SyncSnapshot } from "../../sync/member-sync.ts";

/** How a message stands that is not sent yet. Only a failed request says that there is no network. */
export function unsentStatus({ flush, durable }: Pick<SyncSnapshot, "flush" | "durable">): string {
  if (flush.state !== "failed") return copy.sending;
  const problem = problemOf(flush.error);
  if (problem !== "offline" && problem !== "timeout") return copy.retrying;
  return durable ? copy.queued : copy.queuedHere;
}
