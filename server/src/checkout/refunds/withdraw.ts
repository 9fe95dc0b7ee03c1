import { inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Refund } from "./refund.ts";
import { requestRefund } from "./request-refund.ts";

/** The right of withdrawal: within seven days, without a reason. */
export const withdraw = (
  deps: Pick<Deps, "db" | "jobs" | "now" | "onRefundRequested">,
  { paymentId, requestedBy }: { paymentId: string; requestedBy: string },
): Promise<Refund> =>
  inTransaction(deps.db, (tx) => requestRefund(deps, tx, { paymentId, kind: "withdrawal", requestedBy }));
