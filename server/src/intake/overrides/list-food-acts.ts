import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { FoodAct } from "./food-act.ts";
import { listFoodActs as listStored } from "./food-act-store.ts";

/** What professionals allowed of a member's foods and took back, the newest first. */
export const listFoodActs = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<FoodAct[]> => listStored(db, keyRing.encryption("health-data"), accountId);
