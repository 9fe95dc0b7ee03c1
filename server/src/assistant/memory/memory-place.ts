import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

export const memoryPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "assistant_memories",
  item: id,
});

export const openMemory = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): string =>
  encryption.open(memoryPlace(accountId, id), sealed);
