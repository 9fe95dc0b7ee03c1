import type { Correspondent, SafetyCard } from "@app/contract/conversations";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";
import type { ThreadKey } from "../threads/thread-key.ts";

/** What is stored sealed of a message: `by` of the team's, `card` and `withdraws` of one that the service itself put there. */
export type SealedMessage = { text: string; by?: Correspondent; card?: SafetyCard; withdraws?: string };

/** A message opens in its own thread only: support cannot read one of the team that was moved there. */
export const messagePlace = ({ accountId, thread }: ThreadKey, id: string): SealedPlace => ({
  accountId,
  table: "conversation_messages",
  item: `${thread} ${id}`,
});

/** Of whoever of the team wrote it. */
export const draftPlace = ({ accountId, thread }: ThreadKey, staffId: string): SealedPlace => ({
  accountId,
  table: "conversation_drafts",
  item: `${thread} ${staffId}`,
});

export const openMessage = (encryption: Encryption, key: ThreadKey, id: string, sealed: Buffer): SealedMessage =>
  JSON.parse(encryption.open(messagePlace(key, id), sealed)) as SealedMessage;
