import { forEachDue } from "../../platform/jobs/due-rows.ts";
import { PROGRAMME_KINDS } from "../../promises/promise.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import type { Deps } from "../deps.ts";
import { lockEndedPeriod, markPeriod } from "./period-store.ts";
import { programmeAccess } from "./programme-access.ts";

/**
 * Ends the programme's promises to members whose access is over, whatever ended it: its time, a refund, a lost dispute.
 * One who has bought again keeps them.
 */
export const voidEndedPromises = (deps: Pick<Deps, "db" | "now" | "log">): Promise<void> =>
  forEachDue(deps, {
    sweep: "void-ended-promises",
    take: lockEndedPeriod,
    keyOf: ({ paymentId }) => paymentId,
    async work(tx, { paymentId, accountId }) {
      await markPeriod(tx, paymentId, { promisesReviewedAt: deps.now() });
      const access = await programmeAccess({ ...deps, db: tx }, accountId);
      if (access === "ended" || access === "refunded" || access === "none")
        await voidPromises(deps, tx, { accountId, kinds: PROGRAMME_KINDS });
    },
  });
