import { brand } from "@app/contract/brand";
import { dayNumber } from "@app/engine/progress/day-number";
import { progressRules } from "@app/engine/progress/progress-rules";
import { rateOf, rateWindow, slopeOf, weighInsWithin } from "@app/engine/progress/weight/rate";
import { trendWeight } from "@app/engine/progress/weight/trend-weight";
import { weighInsOf } from "@app/engine/progress/weight/weigh-in";
import { localTimeOf } from "@app/engine/promises/local-time";
import { listPlannedChanges } from "../intake/find-targets.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { listMeasuredOf } from "./log-store.ts";

const { timeZone } = brand.serviceHours;
const { suggestion, expenditure } = progressRules.content;
/** The trend of today hardly knows older weights. */
const LOOK_BACK_DAYS = 90;
const MAX_BANDS = 2;

export type Drift = { share: number; side: "above" | "below" };

type Asked = { accountId: string; startedOn: string };

/**
 * How far the weight of these members goes beside their plans, in bands of it; absent while the interval holds the plan,
 * too little is known, or numbers are hidden. Asked of nothing that is shown to a member. The statements are the same few
 * for any number of members.
 */
export async function listDrifts(
  deps: Pick<PlatformDeps, "keyRing" | "now">,
  db: Db,
  members: readonly Asked[],
): Promise<Map<string, Drift>> {
  if (members.length === 0) return new Map();
  const asOf = dayNumber(localTimeOf(timeZone, deps.now().getTime()).day);
  const since = addMs(deps.now(), -LOOK_BACK_DAYS * DAY_MS);
  const accountIds = members.map(({ accountId }) => accountId);
  const measured = Map.groupBy(await listMeasuredOf(db, accountIds, { since, timeZone }), ({ accountId }) => accountId);
  const moving = members.flatMap(({ accountId, startedOn }) => {
    const weighIns = weighInsOf(
      (measured.get(accountId) ?? []).map(({ at, kg }) => ({ at: at.toISOString(), kg })),
      timeZone,
    );
    const slope = slopeOf(weighInsWithin(weighIns, rateWindow({ startDay: dayNumber(startedOn), asOf })));
    const kg = trendWeight(weighIns);
    return slope && kg !== null ? [{ accountId, kg, rate: rateOf(slope, kg) }] : [];
  });
  const planned = await listPlannedChanges(
    deps,
    db,
    moving.map(({ accountId }) => accountId),
  );
  return new Map(
    moving.flatMap(({ accountId, kg, rate }) => {
      const drift = driftOf(rate, { kg, kcal: planned.get(accountId) });
      return drift ? [[accountId, drift]] : [];
    }),
  );
}

function driftOf(
  { perWeek, low, high }: ReturnType<typeof rateOf>,
  { kg, kcal }: { kg: number; kcal: number | undefined },
): Drift | null {
  if (kcal === undefined) return null;
  const planned = (100 * 7 * kcal) / expenditure.kcalPerKg / kg;
  if (low <= planned && planned <= high) return null;
  const share = Math.min(Math.abs(perWeek - planned) / suggestion.band, MAX_BANDS);
  return { share, side: perWeek > planned ? "above" : "below" };
}
