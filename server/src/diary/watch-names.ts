import { dangerIn } from "@app/engine/safety/classify";
import { answerDanger } from "../intake/answer-danger.ts";
import type { AssessDeps } from "../intake/assess.ts";
import type { Db } from "../platform/database/db.ts";
import type { SavedChange } from "../sync/record-kind.ts";

/** The name of an own food or meal is the member's words: what speaks of danger in it is answered as everywhere. */
export async function watchNames(deps: AssessDeps, tx: Db, { accountId, stored }: SavedChange): Promise<void> {
  for (const { field, value } of stored) {
    const danger = field === "name" && typeof value === "string" ? dangerIn(value) : null;
    if (danger) await answerDanger(deps, tx, { accountId, danger, text: String(value), place: "diary" });
  }
}
