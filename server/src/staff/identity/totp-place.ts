import type { SealedPlace } from "../../platform/encryption.ts";

/** The secret of one person: sealed bytes open in this row only. */
export const totpPlace = (staffId: string): SealedPlace => ({
  accountId: staffId,
  table: "staff_totp",
  item: "secret",
});
