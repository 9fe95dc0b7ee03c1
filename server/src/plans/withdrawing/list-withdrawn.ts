import type { Half } from "@app/contract/plan-document";
import { halfOfWithdrawal, withdrawalCause } from "@app/engine/plans/withdrawal/withdrawal-words";
import type { Db } from "../../platform/database/db.ts";
import { withdrawnHalves } from "./find-reasons.ts";
import { listOpenWithdrawals } from "./withdrawal-store.ts";

export type WithdrawnHalf = { half: Half; at: Date; cause: string };

/** Halves that were taken away and that no professional has signed again, by account, with the cause in the team's words. */
export async function listWithdrawn(db: Db, accountIds: readonly string[]): Promise<Map<string, WithdrawnHalf[]>> {
  const open = await listOpenWithdrawals(db, accountIds);
  return new Map(
    open.map(({ accountId, at, reasons }) => [
      accountId,
      withdrawnHalves(reasons).map((half) => ({
        half,
        at,
        cause: withdrawalCause(reasons.filter((reason) => halfOfWithdrawal(reason) === half)),
      })),
    ]),
  );
}
