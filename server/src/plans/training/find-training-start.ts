import type { PlanDocument } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import { findStart } from "../plan-store.ts";

/** The first day of the version in which the training half was made. */
export async function findTrainingStart(tx: Db, accountId: string, document: PlanDocument): Promise<string> {
  const madeIn = document.madeIn.training;
  const start = madeIn === document.version ? undefined : await findStart(tx, accountId, madeIn);
  return start ?? document.validFrom;
}
