import type { WithdrawalReason } from "@app/contract/plan-withdrawal";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

/** Why a version was withdrawn opens on the row of its own withdrawal only. */
export const withdrawalPlace = (accountId: string, version: number): SealedPlace => ({
  accountId,
  table: "plan_withdrawals",
  item: String(version),
});

export const openReasons = (
  encryption: Encryption,
  { accountId, version, sealed }: { accountId: string; version: number; sealed: Buffer },
): WithdrawalReason[] => JSON.parse(encryption.open(withdrawalPlace(accountId, version), sealed)) as WithdrawalReason[];
