import type { Db } from "../platform/database/db.ts";
import { isStoredDay } from "./food/food-places.ts";
import { listDays } from "./progress-store.ts";

/** A member's days in sums for the team, oldest first. Whether the member sees figures is the member's own choice. */
export const listDaySums = async (db: Db, accountId: string, { from, to }: { from: string; to: string }) =>
  isStoredDay(from) && isStoredDay(to) ? listDays(db, accountId, { from, to }) : [];
