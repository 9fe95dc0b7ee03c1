import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import type { Refund } from "./refund-store.ts";
import { requestRefund } from "./request-refund.ts";

/** Within seven days anybody may change their mind, without a reason. */
export const withdraw = (
  deps: Pick<Deps, "db" | "jobs" | "now">,
  { paymentId, requestedBy }: { paymentId: string; requestedBy: string },
): Promise<Refund> =>
  inTransaction(deps.db, (tx) => requestRefund(deps, tx, { paymentId, kind: "withdrawal", requestedBy }));
