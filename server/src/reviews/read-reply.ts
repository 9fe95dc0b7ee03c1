import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "./deps.ts";
import { markReplyRead } from "./reply-store.ts";

/** The member has opened the reply to the review of a week. The first time counts; without a reply nothing happens. */
export const readReply = ({ db, now }: Pick<Deps, "db" | "now">, accountId: string, week: string): Promise<void> =>
  markReplyRead(db, { accountId, id: recordId("review", week), readAt: now() });
