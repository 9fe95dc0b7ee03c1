import { inTransaction } from "../../platform/database/db.ts";
import { PROGRAMME_KINDS } from "../../promises/promise.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import type { Deps } from "../deps.ts";
import { takeEndedPeriods } from "./period-store.ts";
import { programmeAccess } from "./programme-access.ts";

const BATCH_SIZE = 50;

/**
 * Ends the programme's promises to members whose access is over, whatever ended it: its time, a refund, a lost dispute.
 * One who has bought again keeps them.
 */
export async function voidEndedPromises(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const { accountId } of await takeEndedPeriods(tx, deps.now(), BATCH_SIZE)) {
      const access = await programmeAccess({ ...deps, db: tx }, accountId);
      if (access === "ended" || access === "refunded" || access === "none")
        await voidPromises(deps, tx, { accountId, kinds: PROGRAMME_KINDS });
    }
  });
}
