import type { ProgressResult } from "@app/engine/assistant/tool-results";
import { roundToDecimals } from "@app/engine/nutrition/rounding";
import { dayNumber } from "@app/engine/progress/day-number";
import { progressRules } from "@app/engine/progress/progress-rules";
import { trendLine } from "@app/engine/progress/weight/trend-line";
import { type WeighIn, weighInsOf } from "@app/engine/progress/weight/weigh-in";
import { addDays } from "@app/engine/promises/local-time";
import { getProgress as getDiaryDays } from "../../diary/get-progress.ts";
import { listWeights } from "../../diary/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { listDoneDays } from "../../workouts/queries.ts";
import { progressSource, type Reading } from "./reading.ts";

const DEFAULT_DAYS = 30;
const MAX_WEIGH_INS = 60;
const { leastWeighIns } = progressRules.content.rate;
/** Less is what a scale says differently from one day to the next. */
const STEADY_KG = 0.2;

/** Weights, and what was logged, of the last days: today and so many before it. */
export async function getProgress(reading: Reading, days = DEFAULT_DAYS): Promise<ProgressResult> {
  const { deps, accountId, today, timeZone } = reading;
  const { bodyHidden } = await reading.standing();
  const span = { from: addDays(today, -days), to: today };
  const { weights, workouts } = await inTransaction(
    deps.db,
    async (tx) => ({
      weights: await listWeights(tx, accountId, timeZone),
      workouts: await listDoneDays(deps, tx, accountId, span),
    }),
    { isSnapshot: true },
  );
  const logged = await getDiaryDays(deps, { accountId, ...span });
  const all = weighInsOf(
    weights.map(({ at, kg }) => ({ at: at.toISOString(), kg })),
    timeZone,
  );
  return {
    sources: [progressSource],
    days,
    numbersHidden: bodyHidden,
    weighIns: all
      .map(({ day, kg }) => ({ daysAgo: dayNumber(today) - day, kg: bodyHidden ? null : kg }))
      .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo <= days)
      .slice(-MAX_WEIGH_INS)
      .map(({ daysAgo, kg }) => ({ date: addDays(today, -daysAgo), daysAgo, kg })),
    ...trendOf(all, { today, from: span.from, isHidden: bodyHidden }),
    daysLogged: logged.filter(({ meals }) => meals > 0).length,
    workoutsDone: workouts.length,
  };
}

type Trend = Pick<ProgressResult, "trendStartKg" | "trendNowKg" | "trendChangeKg" | "direction">;
const NO_TREND: Trend = { trendStartKg: null, trendNowKg: null, trendChangeKg: null, direction: null };

/** With as few as the charts draw no line of, there is none here. */
function trendOf(weighIns: readonly WeighIn[], span: { today: string; from: string; isHidden: boolean }): Trend {
  const { points } = trendLine(weighIns, dayNumber(span.today), dayNumber(span.from));
  const [first, last] = [points[0], points.at(-1)];
  if (weighIns.length < leastWeighIns || !first || !last) return NO_TREND;
  const [start, now] = [first, last].map(({ trend }) => roundToDecimals(trend, 1)) as [number, number];
  const change = roundToDecimals(now - start, 1);
  const direction = Math.abs(change) < STEADY_KG ? "steady" : change < 0 ? "down" : "up";
  return span.isHidden
    ? { ...NO_TREND, direction }
    : { trendStartKg: start, trendNowKg: now, trendChangeKg: change, direction };
}
