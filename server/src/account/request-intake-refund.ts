import type { IntakeRefund } from "@app/contract/intake";
import type { RefundView } from "@app/contract/refunds";
import { requestIntakeRefund as requestRefund } from "../intake/request-intake-refund.ts";
import type { Deps } from "./deps.ts";
import { viewRefund } from "./refund-view.ts";

/** Without a password: the member gives up what we decided not to serve, and the money returns the way it came. */
export async function requestIntakeRefund(
  deps: Pick<Deps, "db" | "jobs" | "now" | "keyRing" | "onRefundRequested">,
  request: { accountId: string; kind: IntakeRefund },
): Promise<RefundView> {
  const { refund, purchase } = await requestRefund(deps, request);
  return viewRefund(refund, purchase.method, deps.now());
}
