import type { AssistantMessage } from "@app/contract/assistant";
import type { StoredMessage } from "./exchange-store.ts";

/** As the member reads it. An answer whose lease has ended will not come, also before the sweep has marked it. */
export const viewMessage = (message: StoredMessage, now: Date): AssistantMessage => ({
  _id: message.id,
  seq: message.seq,
  at: message.at.toISOString(),
  from: message.author,
  status: message.leaseUntil && message.leaseUntil <= now ? "failed" : message.status,
  basic: message.basic,
  blocks: message.blocks,
});
