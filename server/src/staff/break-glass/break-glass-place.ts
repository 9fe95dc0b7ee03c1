import type { SealedPlace } from "../../platform/encryption.ts";

/** The reason opens on the row of its own opening only. */
export const breakGlassPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "break_glass",
  item: id,
});
