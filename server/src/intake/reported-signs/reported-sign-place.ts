import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

/** Which row of the safety table was told opens on its own row only. */
export const reportedSignPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "reported_signs",
  item: id,
});

export const openReportedSign = (
  encryption: Encryption,
  { accountId, id, sealed }: { accountId: string; id: string; sealed: Buffer },
): string => encryption.open(reportedSignPlace(accountId, id), sealed);
