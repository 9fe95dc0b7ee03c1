import type { DayTotals, FoodEntry } from "@app/contract/diary";
import { sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { listEntries } from "./food/entry-store.ts";
import { isStoredDay } from "./food/food-places.ts";
import { hidesNumbers } from "./queries.ts";

type DiaryDayView = {
  day: string;
  entries: (FoodEntry & { id: string })[];
  totals: DayTotals | null;
  isArchived: boolean;
};

/** One day of a member's food diary, wherever it is stored. */
export const getDiaryDay = (
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { accountId, day }: { accountId: string; day: string },
): Promise<DiaryDayView> =>
  inTransaction(
    deps.db,
    async (tx) => {
      const found = isStoredDay(day) ? await listEntries(tx, accountId, { day, now: deps.now() }) : [];
      const isHidden = await hidesNumbers(deps, tx, accountId);
      return {
        day,
        entries: found.map(({ id, entry }) => ({ id, ...entry })),
        totals: isHidden ? null : sumEaten(found.map(({ figures }) => figures)),
        isArchived: found.some((one) => one.isArchived),
      };
    },
    { isSnapshot: true },
  );
