import type { Block } from "@app/contract/assistant";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

/** Of a question and of an answer alike: both are blocks. */
export const exchangePlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "assistant_messages",
  item: id,
});

export const openBlocks = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): Block[] =>
  JSON.parse(encryption.open(exchangePlace(accountId, id), sealed)) as Block[];
