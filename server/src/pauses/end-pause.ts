import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Deps } from "./deps.ts";
import { finishPause } from "./finish-pause.ts";
import { lockPause } from "./store.ts";

/** The member is back before the day, or takes a planned pause back. Twice is once. */
export const endPause = (
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, pauseId }: { accountId: string; pauseId: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const pause = await lockPause(tx, accountId, pauseId);
    if (!pause) throw new Problem("not-found");
    if (!pause.endedAt) await finishPause(tx, pause, now());
  });
