import { brand } from "@app/contract/brand";
import { dayNumber } from "@app/engine/progress/day-number";
import { progressRules } from "@app/engine/progress/progress-rules";
import { rateOf, rateWindow, slopeOf, weighInsWithin } from "@app/engine/progress/weight/rate";
import { trendWeight } from "@app/engine/progress/weight/trend-weight";
import { weighInsOf } from "@app/engine/progress/weight/weigh-in";
import { localTimeOf } from "@app/engine/promises/local-time";
import { findPlannedChange } from "../intake/find-planned-change.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { addMs, DAY_MS } from "../platform/time/durations.ts";
import { listMeasured } from "./log-store.ts";

const { timeZone } = brand.serviceHours;
const { suggestion, expenditure } = progressRules.content;
/** The trend of today hardly knows older weights. */
const LOOK_BACK_MS = 90 * DAY_MS;
const MAX_BANDS = 2;

export type Drift = { share: number; side: "above" | "below" };

/**
 * How far the weight goes beside the plan, in bands of it; null while the interval holds the plan, too little is known,
 * or numbers are hidden. Asked of nothing that is shown to a member.
 */
export async function findDrift(
  deps: Pick<PlatformDeps, "keyRing" | "now">,
  db: Db,
  { accountId, startedOn }: { accountId: string; startedOn: string },
): Promise<Drift | null> {
  const weighIns = weighInsOf(await listMeasured(db, accountId, addMs(deps.now(), -LOOK_BACK_MS)), timeZone);
  const asOf = dayNumber(localTimeOf(timeZone, deps.now().getTime()).day);
  const slope = slopeOf(weighInsWithin(weighIns, rateWindow({ startDay: dayNumber(startedOn), asOf })));
  const kg = trendWeight(weighIns);
  if (!slope || kg === null) return null;
  const kcal = await findPlannedChange(deps, db, accountId);
  if (kcal === null) return null;
  const planned = (100 * 7 * kcal) / expenditure.kcalPerKg / kg;
  const { perWeek, low, high } = rateOf(slope, kg);
  if (low <= planned && planned <= high) return null;
  const share = Math.min(Math.abs(perWeek - planned) / suggestion.band, MAX_BANDS);
  return { share, side: perWeek > planned ? "above" : "below" };
}
