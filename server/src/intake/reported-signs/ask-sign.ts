import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { type AssessDeps, assess } from "../assess.ts";
import { findInForce } from "../assessments/queries.ts";
import {
  deleteAsked,
  findSign,
  insertAskedSign,
  listStoredSigns,
  type ReportedSign,
  saveReported,
} from "./reported-sign-store.ts";

type Asking = { accountId: string; id: string; rowCode: string };

/**
 * Records that a sign is asked back. Undefined where there is nothing to ask: before the questionnaire is closed there is no
 * plan to stop, and a row that is in force changes nothing. The same row is asked once.
 */
export async function askSign(
  deps: Pick<PlatformDeps, "now" | "keyRing">,
  tx: Db,
  { accountId, id, rowCode }: Asking,
): Promise<Pick<ReportedSign, "id" | "rowCode"> | undefined> {
  const inForce = await findInForce(deps, tx, accountId);
  if (!inForce || inForce.rowCodes.includes(rowCode)) return undefined;
  const open = (await listOpenSigns(deps, tx, accountId)).find((sign) => sign.rowCode === rowCode);
  if (open) return open;
  await insertAskedSign(tx, deps.keyRing.encryption("health-data"), { accountId, id, rowCode, askedAt: deps.now() });
  return { id, rowCode };
}

/** Asked and not answered, the newest first: until then nothing is proposed. */
export const listOpenSigns = async (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ReportedSign[]> =>
  (await listStoredSigns(db, keyRing.encryption("health-data"), accountId)).filter(
    ({ reportedAt }) => reportedAt === null,
  );

type Confirming = { accountId: string; id: string; isTrue: boolean };

/**
 * Carries out the answer to a sign that was asked, in the caller's transaction, which holds the account's head: a yes raises
 * its row of the safety table, a no leaves nothing behind. False: it was answered before, or never asked.
 */
export async function confirmSign(deps: AssessDeps, tx: Db, { accountId, id, isTrue }: Confirming): Promise<boolean> {
  const sign = await findSign(tx, deps.keyRing.encryption("health-data"), accountId, id);
  if (!sign || sign.reportedAt) return false;
  const inForce = await findInForce(deps, tx, accountId);
  if (!isTrue || !inForce) {
    await deleteAsked(tx, accountId, id);
    return true;
  }
  await assess(deps, tx, { accountId, isCompletion: false, signs: [sign.rowCode], plan: inForce.plan });
  await saveReported(tx, { accountId, id, reportedAt: deps.now(), assessmentBefore: inForce.number });
  return true;
}
