import type { Encryption, SealedPlace } from "../../platform/encryption.ts";
import type { SealedReading } from "./reading-decision.ts";

/** A decision's words open on its own row only. */
export const readingDecisionPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "reading_decisions",
  item: id,
});

export const openReadingDecision = (
  encryption: Encryption,
  accountId: string,
  id: string,
  sealed: Buffer,
): SealedReading => JSON.parse(encryption.open(readingDecisionPlace(accountId, id), sealed)) as SealedReading;
