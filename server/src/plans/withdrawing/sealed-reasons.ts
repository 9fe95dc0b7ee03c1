import type { WithdrawalReason } from "@app/contract/plan-withdrawal";
import { sealedRows } from "../../platform/sealed-rows.ts";

/** Why versions were withdrawn. */
export const sealedReasons = sealedRows<WithdrawalReason[], { version: number }>(
  "plan_withdrawals",
  ({ version }) => version,
);
