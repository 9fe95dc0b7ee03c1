import type { SafetyCard } from "@app/contract/conversations";
import { dangerIn } from "@app/engine/safety/classify";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { AssessDeps } from "../assess.ts";
import { answerDanger, type Place } from "./answer-danger.ts";

/**
 * Words of danger in a text that is part of no record: answered in a transaction of their own, whatever becomes of the rest of
 * the request. Null: nothing is said and nobody is told.
 */
export async function hearWords(
  deps: AssessDeps & { db: Db },
  { accountId, text, place }: { accountId: string; text: string; place: Place },
): Promise<SafetyCard | null> {
  const danger = dangerIn(text);
  if (!danger) return null;
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    return answerDanger(deps, tx, { accountId, danger, text, place });
  });
}
