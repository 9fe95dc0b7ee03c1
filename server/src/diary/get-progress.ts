import type { ProgressDay } from "@app/contract/diary";
import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { isStoredDay } from "./food/food-places.ts";
import { listDays } from "./log-store.ts";
import { hidesNumbers } from "./queries.ts";

/** A member's days in sums, oldest first. */
export const getProgress = (
  deps: Pick<Deps, "db" | "keyRing">,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<ProgressDay[]> =>
  inTransaction(
    deps.db,
    async (tx) => {
      if (!isStoredDay(from) || !isStoredDay(to)) return [];
      const days = await listDays(tx, accountId, { from, to });
      if (!(await hidesNumbers(deps, tx, accountId))) return days;
      return days.map((day) => ({ ...day, totals: null }));
    },
    { isSnapshot: true },
  );
