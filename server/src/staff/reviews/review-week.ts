import { brand } from "@app/contract/brand";
import type { StaffReview } from "@app/contract/staff/reviews";
import { dayOfNumber } from "@app/engine/progress/day-number";
import { weighInsOf } from "@app/engine/progress/weight/weigh-in";
import { addDays } from "@app/engine/promises/local-time";
import { listDaySums } from "../../diary/list-day-sums.ts";
import { listWeights } from "../../diary/list-weights.ts";
import type { Db } from "../../platform/database/db.ts";
import { listDoneDays } from "../../workouts/list-done-days.ts";
import type { ReadDeps } from "../members/read-member.ts";

type Days = StaffReview["days"];

const { timeZone } = brand.serviceHours;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** What a member logged from a Monday to its Sunday. The team sees figures that a member may hide. */
export async function readWeek(
  deps: ReadDeps,
  tx: Db,
  { accountId, week }: { accountId: string; week: string },
): Promise<Days> {
  const span = { from: week, to: addDays(week, 6) };
  const sums = new Map((await listDaySums(tx, accountId, span)).map((sum) => [sum.day, sum]));
  const done = await listDoneDays(deps, tx, accountId, span);
  const kgs = await weightsByDay(tx, accountId);
  return WEEK.map((offset) => {
    const day = addDays(week, offset);
    const sum = sums.get(day);
    return {
      day,
      meals: sum?.meals ?? 0,
      isComplete: sum?.isComplete ?? false,
      kcal: sum && sum.totals.entries > 0 ? Math.round(sum.totals.kcal) : null,
      workouts: done.filter((one) => one === day).length,
      kg: kgs.get(day) ?? null,
    };
  });
}

async function weightsByDay(tx: Db, accountId: string): Promise<Map<string, number>> {
  const weights = (await listWeights(tx, accountId, timeZone)).map(({ at, kg }) => ({ at: at.toISOString(), kg }));
  return new Map(weighInsOf(weights, timeZone).map(({ day, kg }) => [dayOfNumber(day), kg]));
}
