import type { Db } from "../platform/database/db.ts";
import { findOpenPause } from "./store.ts";

/** Whether a member's plan stands still at a moment, whatever the sweep has got to. */
export async function isPaused(db: Db, accountId: string, now: Date): Promise<boolean> {
  const pause = await findOpenPause(db, accountId);
  return pause !== undefined && pause.startsAt <= now && now < pause.endsAt;
}
