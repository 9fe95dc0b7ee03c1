import type { Deps } from "./deps.ts";
import { closeAlert } from "./store.ts";

/** An operator takes an alert for somebody who cannot open its link. False when it is unknown or was taken before. */
export const acknowledgeByReference = (
  { db, now }: Pick<Deps, "db" | "now">,
  { referenceNumber, by }: { referenceNumber: string; by: string },
): Promise<boolean> => closeAlert(db, referenceNumber, { at: now(), by });
