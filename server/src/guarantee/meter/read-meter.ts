import { type GuaranteeRules, guaranteeRules, ruleVersionOf } from "@app/engine/guarantee/guarantee-rules";
import { type Meter, meterOf } from "@app/engine/guarantee/meter";
import { isCounted, weekOf, windowOf } from "@app/engine/guarantee/window";
import { addDays } from "@app/engine/promises/local-time";
import { findCurrentPeriod } from "../../checkout/subscriptions/find-current-period.ts";
import { listLoggedDays } from "../../diary/evidence/list-logged-days.ts";
import { listWaists, listWeighIns } from "../../diary/evidence/list-measured.ts";
import { findInForce } from "../../intake/assessments/find-in-force.ts";
import type { Db } from "../../platform/database/db.ts";
import { getProgress } from "../../programme/get-progress.ts";
import { listPromises } from "../../promises/list-promises.ts";
import { countPlannedWorkouts } from "../../reviews/count-planned-workouts.ts";
import { listSentWeeks } from "../../reviews/list-sent-weeks.ts";
import { listDoneDays } from "../../workouts/list-done-days.ts";
import type { Deps } from "../deps.ts";
import { diaryEvidenceOf } from "./diary-evidence.ts";
import { openCalendar, type WindowCalendar } from "./window-calendar.ts";

type ReadDeps = Pick<Deps, "now" | "keyRing">;
type Reader = { deps: ReadDeps; db: Db; accountId: string };

/** Nothing pauses a member's plan yet. */
const PAUSES: { from: number; to: number }[] = [];

/**
 * How a member stands with the five lines of following, from what the app recorded; null without a purchase. A purchase
 * keeps no version of the rules yet, and there is only one.
 */
export async function readMeter(
  deps: ReadDeps,
  db: Db,
  accountId: string,
  rules: GuaranteeRules = guaranteeRules,
): Promise<Meter | null> {
  const period = await findCurrentPeriod({ db, now: deps.now }, accountId);
  if (!period) return null;
  const facts = await getProgress({ db }, { accountId, since: period.startsAt });
  const calendar = openCalendar({ accessAt: period.startsAt, facts, now: deps.now() });
  const { requestDay, anamneseDays } = calendar;
  const window = windowOf({ pauses: PAUSES, requestDay }, rules.content);
  const reader = { deps, db, accountId };
  // What lies outside of the window never counts.
  const range = { from: calendar.dayOf(window.from), to: calendar.dayOf(window.to) };

  const weeklySessions = await countPlannedWorkouts(deps, db, accountId);
  const doneDays = await listDoneDays(deps, db, accountId, range);
  const reviews = await listSentWeeks(db, accountId);
  return meterOf(
    {
      ruleVersion: ruleVersionOf(rules),
      hidden: await hidesWeight(reader),
      requestDay,
      anamneseDays,
      diaryDays: [],
      diaryOther: (await listLoggedDays(db, accountId, range)).map((logged) =>
        diaryEvidenceOf(logged, calendar, rules.content),
      ),
      sessions: {
        // A week that has begun is asked for by its days, in whole sessions.
        planned: Math.floor((Math.min(window.activeDay, rules.content.windowDays) * weeklySessions) / 7),
        done: doneDays.filter((day) => isCounted(window, calendar.numberOf(day))).length,
      },
      // By the last whole day that it is about: reviews open on Sundays, and each week of the window has one.
      reviews: reviews.map(({ week, score }) => ({
        week: weekOf(window, calendar.numberOf(addDays(week, 5))),
        score: score ?? 0,
      })),
      weighIns: (await listWeighIns(db, accountId, range)).map((one) => ({ ...calendar.entered(one), kg: one.kg })),
      waist: (await listWaists(db, accountId, range)).map((one) => ({ ...calendar.entered(one), cm: one.cm })),
      pauses: PAUSES,
      breaches: await listBreaches(reader, calendar),
    },
    rules,
  );
}

/** Then the tape takes the place of the scale. */
async function hidesWeight({ deps, db, accountId }: Reader): Promise<boolean> {
  const numbers = (await findInForce(deps, db, accountId))?.details?.numbers;
  return numbers !== undefined && numbers !== "mostrar";
}

async function listBreaches({ deps, db, accountId }: Reader, { numberAt }: WindowCalendar) {
  const promises = await listPromises({ db, now: deps.now }, accountId);
  return promises
    .filter(({ state, fulfilledLate }) => state === "breached" || fulfilledLate)
    .map(({ kind, dueAt }) => ({ kind, day: numberAt(dueAt) }));
}
