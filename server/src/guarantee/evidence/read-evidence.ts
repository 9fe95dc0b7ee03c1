import type { Evidence } from "@app/engine/guarantee/evidence";
import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import type { GuaranteeDates } from "@app/engine/guarantee/refusal";
import { type GuaranteeWindow, isCounted, weekOf, windowOf } from "@app/engine/guarantee/window";
import { addDays } from "@app/engine/promises/local-time";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { type Entry, type LoggedDay, listLoggedDays } from "../../diary/evidence/list-logged-days.ts";
import { listWaists, listWeighIns } from "../../diary/evidence/list-measured.ts";
import { listDecidedLevels } from "../../intake/assessments/list-decided-levels.ts";
import { listHiddenSpans } from "../../intake/assessments/list-hidden-spans.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { findAnsweredAt } from "../../intake/find-answered-at.ts";
import { listPlanPauses } from "../../pauses/list-plan-pauses.ts";
import { findFirstVersions } from "../../plans/find-first-versions.ts";
import { findShownFacts } from "../../plans/find-shown-facts.ts";
import { type PlanFacts, planFactsOf } from "../../plans/plan-facts.ts";
import { listPlannedSessions } from "../../plans/training/list-planned-sessions.ts";
import type { Db } from "../../platform/database/db.ts";
import { listSentWeeks } from "../../reviews/list-sent-weeks.ts";
import { listDoneDays } from "../../workouts/list-done-days.ts";
import { listEndedDays } from "../../workouts/list-ended-days.ts";
import { listLifts } from "../../workouts/list-lifts.ts";
import type { Deps } from "../deps.ts";
import { diaryEvidenceOf } from "./diary-evidence.ts";
import { liftEvidenceOf } from "./lift-evidence.ts";
import { pauseEvidenceOf } from "./pause-evidence.ts";
import { pregnantOnDay } from "./pregnancy-evidence.ts";
import { readPromiseEvidence } from "./promise-evidence.ts";
import { scaleEvidenceOf } from "./scale-evidence.ts";
import { signEvidenceOf } from "./sign-evidence.ts";
import { openCalendar, type WindowCalendar } from "./window-calendar.ts";

type ReadDeps = Pick<Deps, "now" | "keyRing">;
type Asked = Pick<Purchase, "dispute"> & { accountId: string; accessAt: Date; ruleVersion: string };
type Reader = Pick<Asked, "accountId" | "accessAt"> & {
  deps: ReadDeps;
  db: Db;
  calendar: WindowCalendar;
  window: GuaranteeWindow;
};

export type ReadEvidence = { evidence: Evidence; dates: GuaranteeDates };

/**
 * Everything that is recorded of a member and counts, as of now: one reader for the meter and for the decision. The
 * caller gives a snapshot where it decides. Whether the person had the guarantee before is asked under a lock, later.
 */
export async function readEvidence(
  deps: ReadDeps,
  db: Db,
  { accountId, accessAt, ruleVersion, dispute }: Asked,
): Promise<ReadEvidence> {
  const { content: rules } = getGuaranteeRules(ruleVersion);
  const { provisionalAt, definitiveAt } = await findFirstVersions(db, accountId);
  const answeredAt = await findAnsweredAt(db, accountId);
  const now = deps.now();
  const calendar = openCalendar({ accessAt, shownAt: [provisionalAt, definitiveAt], answeredAt, now });
  const { requestDay, anamneseDays, dayOne, accessOn } = calendar;
  const planPauses = await listPlanPauses(db, accountId);
  const pauses = pauseEvidenceOf(planPauses, calendar);
  const window = windowOf({ pauses, requestDay }, rules);
  const reader = { deps, db, accountId, accessAt, calendar, window };
  // What lies outside of the window never counts.
  const range = { from: calendar.dayOf(window.from), to: calendar.dayOf(window.to) };

  const facts = await readFacts(deps, db, { accountId, accessAt });
  const spans = await listHiddenSpans(deps, db, accountId);
  const changes = spans.flatMap(({ from, to: until }) => (until ? [from, until] : [from]));
  const weights = await listWeighIns(db, accountId, { ...range, changes });
  const logged = await listLoggedDays(db, accountId, range);
  const waists = await listWaists(db, accountId, range);
  const workouts = await listEndedDays(db, accountId, range);
  const pregnant = pregnantOnDay(await listDecidedLevels(deps, db, accountId), planPauses, calendar, now);
  const evidence: Evidence = {
    ruleVersion,
    // What is sold, where nothing was answered: without a figure it takes nothing from a member.
    goal: facts.goal ?? "emagrecer",
    ...scaleEvidenceOf({ weights, kg: facts.kg, spans }, reader),
    factsOfPlan: facts.version,
    requestDay,
    anamneseDays,
    diaryDays: [],
    diaryOther: logged.map((one) => diaryEvidenceOf(one, calendar, rules)),
    sessions: await readSessions(reader, range),
    reviews: await readReviews(reader),
    waist: waists.map((one) => ({ ...calendar.entered(one), cm: one.cm })),
    lifts: liftEvidenceOf(await listLifts(db, accountId, range), window, rules.windowDays, calendar.numberOf),
    pauses,
    ...(await readPromiseEvidence(deps, db, accountId, calendar)),
    ...(pregnant !== undefined && { pregnantOnDay: pregnant }),
    signs: signEvidenceOf({ dispute, workouts, weights, others: [...waists, ...logged.flatMap(entriesOf)] }, calendar, {
      window,
      rules,
    }),
  };
  return { evidence, dates: { dayOne, accessOn } };
}

const entriesOf = ({ day, meals, complete, bad }: LoggedDay): (Entry & { day: string })[] =>
  [...meals, complete, bad].flatMap((entry) => (entry ? [{ ...entry, day }] : []));

type Facts = PlanFacts & { version: number | null };

/** Frozen in the first plan of the purchase; today's answers until there is one, and where it was made without them. */
async function readFacts(deps: ReadDeps, db: Db, shown: { accountId: string; accessAt: Date }): Promise<Facts> {
  const frozen = await findShownFacts(deps, db, shown);
  if (frozen) return frozen;
  const encryption = deps.keyRing.encryption("health-data");
  const { answers } = await loadInput(deps, db, { accountId: shown.accountId, encryption });
  return { ...planFactsOf(answers), version: null };
}

async function readSessions(
  { deps, db, accountId, accessAt, calendar, window }: Reader,
  range: { from: string; to: string },
): Promise<Evidence["sessions"]> {
  const days = [...window.activeDays.keys()].filter((day) => day <= window.to).map(calendar.dayOf);
  const weekly = await listPlannedSessions(deps, db, { accountId, accessAt, days });
  const done = (await listDoneDays(deps, db, accountId, range))
    .map(calendar.numberOf)
    .filter((day) => isCounted(window, day));
  return {
    // A week that has begun is asked for by its days, in whole sessions.
    planned: Math.floor(weekly.reduce((sum, sessions) => sum + sessions, 0) / 7),
    done: done.length,
    ...(done.length > 0 && { lastDay: Math.max(...done) }),
  };
}

/** By the last whole day that it is about: reviews open on Sundays, and each week of the window has one. */
const readReviews = async ({ db, accountId, calendar, window }: Reader): Promise<Evidence["reviews"]> =>
  (await listSentWeeks(db, accountId)).map(({ week, score, sentAt }) => ({
    week: weekOf(window, calendar.numberOf(addDays(week, 5))),
    score: score ?? 0,
    day: calendar.numberAt(sentAt),
  }));
