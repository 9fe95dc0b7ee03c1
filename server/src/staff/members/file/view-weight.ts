import { brand } from "@app/contract/brand";
import type { MemberFile } from "@app/contract/staff/member-file";
import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { dayNumber, dayOfNumber } from "@app/engine/progress/day-number";
import { progressRules } from "@app/engine/progress/progress-rules";
import { assessFortnight, type Fortnight } from "@app/engine/progress/weight/fortnight";
import { trendOf } from "@app/engine/progress/weight/trend-weight";
import { type WeighIn, weighInsOf } from "@app/engine/progress/weight/weigh-in";
import { addDays, localTimeOf } from "@app/engine/promises/local-time";
import { listDaySums } from "../../../diary/list-day-sums.ts";
import { listWeights } from "../../../diary/list-weights.ts";
import type { Db } from "../../../platform/database/db.ts";
import type { OpenFile } from "../read-member.ts";
import { evidenceOf } from "./suggestion-evidence.ts";
import { suggestionTexts } from "./suggestion-texts.ts";

type Weight = Pick<MemberFile, "weight" | "suggestion">;

const { timeZone } = brand.serviceHours;
const SHOWN_DAYS = 84;

/** The trend of a member's weight with what the engine makes of it. The team sees figures that a member may hide. */
export async function viewWeight(tx: Db, file: OpenFile, now: Date): Promise<Weight> {
  const weights = (await listWeights(tx, file.memberId, timeZone)).map(({ at, kg }) => ({ at: at.toISOString(), kg }));
  const weighIns = weighInsOf(weights, timeZone);
  if (weighIns.length === 0) return { weight: null, suggestion: null };
  const today = localTimeOf(timeZone, now.getTime()).day;
  const fortnight = await fortnightOf(tx, file, { weighIns, today });
  const since = dayNumber(today) - SHOWN_DAYS;
  const days = trendOf(weighIns).filter(({ day }) => day > since);
  const rate = fortnight && rateOf(fortnight);
  const planned = fortnight && plannedOf(fortnight);
  return {
    weight: {
      days: days.map(({ day, kg, trend }) => ({ day: dayOfNumber(day), kg, trend: round(trend) })),
      rate,
      planned,
    },
    suggestion: fortnight && {
      ...suggestionTexts[fortnight.suggestion],
      evidence: evidenceOf({ rate, planned, learnt: fortnight.expenditure }),
    },
  };
}

type Given = { weighIns: readonly WeighIn[]; today: string };

/** Null without a plan of the engine's: nothing is expected of the weight then. */
async function fortnightOf(tx: Db, file: OpenFile, { weighIns, today }: Given): Promise<Fortnight | null> {
  const { memberId, inForce, loaded } = file;
  const facts = factsOf(loaded.answers, loaded.context, loaded.today);
  const targets = inForce?.details && plannedTargets(facts, { ...inForce.details, diet: inForce.diet });
  const { sex, cm, age, goal } = facts;
  if (!targets || !inForce?.completedAt || !sex || !cm || age === undefined || !goal) return null;
  const sums = await listDaySums(tx, memberId, { from: addDays(today, -SHOWN_DAYS), to: today });
  const complete = sums.filter(({ isComplete }) => isComplete).length;
  return assessFortnight({
    person: { sex, cm, age, goal },
    startDay: dayNumber(localTimeOf(timeZone, inForce.completedAt.getTime()).day),
    asOf: dayNumber(today),
    currentTdee: targets.tdee,
    equationTdee: targets.tdee,
    targetKcal: targets.planned.kcal,
    adherence: Math.min(1, complete / 28),
    isHidden: inForce.details?.numbersForced ?? false,
    changes: [],
    weighIns,
    logs: sums.map(({ day, totals, isComplete }) => ({ day: dayNumber(day), kcal: totals.kcal, isComplete })),
  });
}

function rateOf({ rate, trendKg }: Fortnight) {
  if (!rate || trendKg === null) return null;
  const kg = (percent: number) => round((percent * trendKg) / 100);
  return { mean: kg(rate.perWeek), low: kg(rate.low), high: kg(rate.high) };
}

function plannedOf({ plan, trendKg }: Fortnight) {
  if (plan === null || trendKg === null) return null;
  const { band } = progressRules.content.suggestion;
  const kg = (percent: number) => round((percent * trendKg) / 100);
  return { low: kg(plan - band), high: kg(plan + band) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
