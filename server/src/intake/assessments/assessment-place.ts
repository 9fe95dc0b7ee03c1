import type { Encryption, SealedPlace } from "../../platform/encryption.ts";
import type { Assessment } from "./assessment.ts";

/** What is sealed of a decision. It opens on its own row only. */
export type SealedAssessment = Pick<Assessment, "rowCodes" | "details">;

export const assessmentPlace = (accountId: string, number: number): SealedPlace => ({
  accountId,
  table: "intake_assessments",
  item: String(number),
});

export const openAssessment = (
  encryption: Encryption,
  { accountId, number, sealed }: { accountId: string; number: number; sealed: Buffer },
): SealedAssessment => JSON.parse(encryption.open(assessmentPlace(accountId, number), sealed)) as SealedAssessment;
