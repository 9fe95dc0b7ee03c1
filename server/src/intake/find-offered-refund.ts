import type { IntakeRefund } from "@app/contract/intake";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { Db } from "../platform/database/db.ts";
import { findNewestSaved } from "./answers/answer-store.ts";
import { MINOR } from "./assessments/assessment.ts";
import { findAssessment, listOpened } from "./assessments/assessment-store.ts";
import type { Deps } from "./deps.ts";

/** Birth date and sex. */
const IDENTITY = ["q02", "q03"] as const;

export type OfferedByIntake = { kind: IntakeRefund; changedIdentity: boolean };

/** The refund that the assessment in force offers, and whether it rests on who the member said to be afterwards. */
export async function findOfferedRefund(
  { keyRing }: Pick<Deps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<OfferedByIntake | null> {
  const inForce = await findAssessment(tx, keyRing.encryption("health-data"), accountId);
  if (!inForce?.refund) return null;
  return { kind: inForce.refund, changedIdentity: await hasChangedIdentity({ keyRing }, tx, accountId) };
}

/** By the server's time. Of a minor no answer is left: an adult whose questionnaire was closed was not one. */
export async function hasChangedIdentity(
  { keyRing }: Pick<Deps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<boolean> {
  const decided = await listOpened(tx, keyRing.encryption("health-data"), accountId);
  const closed = decided.find(({ completedAt }) => completedAt !== null);
  if (!closed) return false;
  const isMinor = ({ rowCodes }: (typeof decided)[number]) => rowCodes.includes(MINOR);
  if (!isMinor(closed) && decided.some(isMinor)) return true;
  const savedAt = await findNewestSaved(tx, accountId, IDENTITY.map(recordIdOf));
  return savedAt !== null && savedAt > closed.decidedAt;
}
