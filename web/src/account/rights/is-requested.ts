import type { RefundView } from "@app/contract/refunds";

/** Ends the plan and uses up the purchase's rights; the other kinds are refunded automatically. */
export const isRequested = ({ kind }: Pick<RefundView, "kind">): boolean =>
  kind !== "duplicate" && kind !== "amount-mismatch";
