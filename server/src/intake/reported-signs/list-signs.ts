import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { listStoredSigns, type ReportedSign } from "./reported-sign-store.ts";

/** What the assistant asked back, told and untold, the newest first. A no has left nothing. */
export const listSigns = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ReportedSign[]> => listStoredSigns(db, keyRing.encryption("health-data"), accountId);
