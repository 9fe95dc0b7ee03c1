import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { askMoneyBack } from "./ask-money-back.ts";
import type { Refund } from "./refund-store.ts";

/** Within seven days anybody may change their mind, without a reason. */
export const withdraw = (
  deps: Pick<Deps, "db" | "jobs" | "now">,
  { paymentId, requestedBy }: { paymentId: string; requestedBy: string },
): Promise<Refund> =>
  inTransaction(deps.db, (tx) => askMoneyBack(deps, tx, { paymentId, kind: "withdrawal", requestedBy }));
