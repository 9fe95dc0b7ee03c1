import type { Encryption, SealedPlace } from "../../platform/encryption.ts";
import type { Details } from "./assessment.ts";

/** The details of a decision open on its own row only. */
export const assessmentPlace = (accountId: string, number: number): SealedPlace => ({
  accountId,
  table: "intake_assessments",
  item: String(number),
});

export const openDetails = (
  encryption: Encryption,
  { accountId, number, sealed }: { accountId: string; number: number; sealed: Buffer },
): Details => JSON.parse(encryption.open(assessmentPlace(accountId, number), sealed)) as Details;
