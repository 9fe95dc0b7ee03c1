import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { FoodAct } from "./food-act.ts";
import { hasFoodAct, insertFoodAct, listFoodActs as listStored } from "./food-act-store.ts";

/** What professionals allowed of a member's foods and took back, the newest first. */
export const listFoodActs = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<FoodAct[]> => listStored(db, keyRing.encryption("health-data"), accountId);

/** Whether the act of this key is stored. */
export const hasActed = (db: Db, accountId: string, key: string): Promise<boolean> => hasFoodAct(db, accountId, key);

/** Stores what a professional allows of a food or takes back, in the transaction that carries it out. */
export const recordFoodAct = (
  { now, keyRing }: Pick<PlatformDeps, "now" | "keyRing">,
  tx: Db,
  act: Omit<FoodAct, "decidedAt">,
): Promise<void> => insertFoodAct(tx, keyRing.encryption("health-data"), { ...act, decidedAt: now() });
