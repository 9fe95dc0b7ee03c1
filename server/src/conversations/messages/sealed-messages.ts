import type { Correspondent, SafetyCard } from "@app/contract/conversations";
import { sealedRows, utf8 } from "../../platform/sealed-rows.ts";
import type { ThreadKey } from "../threads/thread-key.ts";

/** What is stored sealed of a message: `by` of the team's, `card` and `withdraws` of one that the service itself put there. */
export type SealedMessage = { text: string; by?: Correspondent; card?: SafetyCard; withdraws?: string };

/** A message opens in its own thread only: support cannot read one of the team that was moved there. */
export const sealedMessages = sealedRows<SealedMessage, Pick<ThreadKey, "thread"> & { id: string }>(
  "conversation_messages",
  ({ thread, id }) => `${thread} ${id}`,
);

/** Of each of the team who writes. */
export const sealedReplyDrafts = sealedRows<string, Pick<ThreadKey, "thread"> & { staffId: string }>(
  "conversation_drafts",
  ({ thread, staffId }) => `${thread} ${staffId}`,
  utf8,
);
