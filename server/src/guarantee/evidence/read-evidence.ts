import { isInTime } from "@app/engine/guarantee/counted";
import type { DiaryEvidence, Evidence, SignEvidence } from "@app/engine/guarantee/evidence";
import { type Criteria, getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import type { GuaranteeDates } from "@app/engine/guarantee/refusal";
import { signRules, signVersionOf } from "@app/engine/guarantee/sign-rules";
import { daysAtOnce } from "@app/engine/guarantee/signs";
import { type GuaranteeWindow, isCounted, weekOf, windowOf } from "@app/engine/guarantee/window";
import { addDays } from "@app/engine/promises/local-time";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { type Entry, type LoggedDay, listLoggedDays, listWaists, listWeighIns } from "../../diary/evidence/queries.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { type HiddenSpan, listDecidedLevels, listHiddenSpans } from "../../intake/assessments/queries.ts";
import { findAnsweredAt } from "../../intake/queries.ts";
import { listPlanPauses } from "../../pauses/queries.ts";
import { findFirstVersions, findShownFacts } from "../../plans/queries.ts";
import { type PlanFacts, planFactsOf } from "../../plans/sealed-plan.ts";
import { listPlannedSessions } from "../../plans/training/list-planned-sessions.ts";
import type { Db } from "../../platform/database/db.ts";
import { listSentWeeks } from "../../reviews/queries.ts";
import { type LiftedDay, listDoneDays, listEndedDays, listLifts } from "../../workouts/queries.ts";
import type { Deps } from "../deps.ts";
import { pauseEvidenceOf } from "./pause-evidence.ts";
import { pregnantOnDay } from "./pregnancy-evidence.ts";
import { readPromiseEvidence } from "./promise-evidence.ts";
import { openCalendar, type WindowCalendar } from "./window-calendar.ts";

type Weight = Entry & { day: string; kg: number; lastAt: Date };
type OfScale = Pick<Evidence, "hidden" | "wasHidden" | "initialKg" | "weighIns" | "openWeighIns">;
type Where = { window: GuaranteeWindow; calendar: Pick<WindowCalendar, "entered" | "numberAt"> };

/**
 * A weight counts as its moment was: what was entered while figures were hidden is never read. While they are hidden now no
 * figure of the scale is kept at all, only that there was a weigh-in.
 */
function scaleEvidenceOf(
  { weights, kg, spans }: { weights: readonly Weight[]; kg: number | null; spans: readonly HiddenSpan[] },
  { window, calendar }: Where,
): OfScale {
  const open = weights.filter(({ enteredAt }) => !isHiddenAt(spans, enteredAt));
  if (spans.at(-1)?.to === null) {
    const openWeighIns = open.map(calendar.entered);
    return { hidden: true, initialKg: null, weighIns: [], ...(openWeighIns.length > 0 && { openWeighIns }) };
  }
  const wasHidden = spans.some(({ from, to }) =>
    isInWindow(window, calendar.numberAt(from), to && calendar.numberAt(to)),
  );
  return {
    hidden: false,
    ...(wasHidden && { wasHidden }),
    initialKg: kg,
    weighIns: open.map((one) => ({ ...calendar.entered(one), kg: one.kg })),
  };
}

const isHiddenAt = (spans: readonly HiddenSpan[], at: Date): boolean =>
  spans.some(({ from, to }) => at >= from && (to === null || at < to));

const isInWindow = (window: GuaranteeWindow, from: number, to: number | null): boolean =>
  from <= window.to && (to === null || to >= window.from);

type Recorded = Pick<Purchase, "dispute"> & {
  workouts: readonly { day: string; writtenAt: Date; receivedAt: Date }[];
  weights: readonly (Entry & { day: string; lastAt: Date })[];
  /** The diary and the tape. */
  others: readonly (Entry & { day: string })[];
};

/** What the rules look for signs in. Of what was written in time nothing is kept. */
const signEvidenceOf = (
  { dispute, workouts, weights, others }: Recorded,
  { numberOf, numberAt, entered }: Pick<WindowCalendar, "numberOf" | "numberAt" | "entered">,
  { window, rules }: { window: GuaranteeWindow; rules: Criteria },
): SignEvidence => {
  // What came too late counts for nothing, and is no sign either.
  const inTime = [...weights, ...others].filter((entry) => isInTime(entered(entry), rules));
  const received = [...workouts, ...inTime]
    .map(({ day, receivedAt }) => ({ day: numberOf(day), receivedMs: receivedAt.getTime() }))
    .filter(({ day }) => isCounted(window, day));
  const receivedAtOnce = daysAtOnce(received, signRules);
  return {
    ruleVersion: signVersionOf(signRules),
    dispute,
    writtenBefore: [...workouts, ...weights.map(({ day, lastAt: writtenAt }) => ({ day, writtenAt }))]
      .map(({ day, writtenAt }) => ({ day: numberOf(day), writtenOn: numberAt(writtenAt) }))
      .filter(({ day, writtenOn }) => writtenOn < day),
    ...(receivedAtOnce.length > 0 && { receivedAtOnce }),
  };
};

/** Days without a pause at either end of the window: the best of a third is no single lucky day. */
const END_DAYS = 10;

/** Exercises with a load at the window's beginning and at its end, the best of each. By name. */
function liftEvidenceOf(
  lifted: readonly LiftedDay[],
  window: GuaranteeWindow,
  windowDays: number,
  numberOf: (day: string) => number,
): Evidence["lifts"] {
  const counted = lifted
    .filter(({ day }) => isCounted(window, numberOf(day)))
    .map(({ day, exercise, kg }) => ({ exercise, kg, active: window.activeDays.get(numberOf(day)) ?? 0 }));
  return [...Map.groupBy(counted, ({ exercise }) => exercise)]
    .flatMap(([name, loads]) => {
      const first = best(loads.filter(({ active }) => active <= END_DAYS));
      const last = best(loads.filter(({ active }) => active > windowDays - END_DAYS));
      return first > 0 && last > 0 ? [{ name, first, last }] : [];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const best = (loads: readonly { kg: number }[]): number => Math.max(0, ...loads.map(({ kg }) => kg));

/** A day counts as entered when it became one of the diary: a third meal that is added later takes nothing away. */
function diaryEvidenceOf(
  { day, meals, complete, bad }: LoggedDay,
  { numberOf, enteredOn }: Pick<WindowCalendar, "numberOf" | "enteredOn">,
  { mealsOfADay }: Pick<Criteria, "mealsOfADay">,
): DiaryEvidence {
  const meal = meals.map(enteredOn).toSorted((a, b) => a - b)[mealsOfADay - 1];
  const said = [complete, bad].flatMap((entry) => (entry ? [enteredOn(entry)] : []));
  const enough = meal === undefined ? said : [meal, ...said];
  return {
    day: numberOf(day),
    meals: meals.length,
    complete: complete !== null,
    badDay: bad !== null,
    ...(enough.length > 0 && { enteredOn: Math.min(...enough) }),
  };
}

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
