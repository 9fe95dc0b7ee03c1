import { golden } from "@app/engine/assistant/testing/evaluation/golden";
import type { MemberFacts } from "@app/engine/assistant/testing/evaluation/member-facts";
import type { Deps } from "../../../server/src/deps.ts";
import { inTransaction } from "../../../server/src/platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS } from "../../../server/src/platform/time.ts";
import { keepOpenPromises } from "../../../server/src/promises/keep-promise.ts";
import { loggedDay, ownFood, reviewOf, sendRecords, type Written, waterOf, weightOf, workoutOf } from "./records.ts";

/** Days ago. The file names three weighings; its guarantee counts eight. */
const OTHER_WEIGHINGS = new Map([
  [17, 82.6],
  [11, 82],
  [9, 81.9],
  [4, 81.4],
  [2, 81.2],
]);
const EARLIER_WORKOUTS = new Set([16, 14, 11, 9, 4]);
const LAST_WORKOUT = 1;
/** Of the weeks that are over; each is sent on its Sunday. */
const REVIEWS = new Map([
  [12, "2026-11-02"],
  [5, "2026-11-09"],
]);
const USUAL = { loggedKcal: 1_600, loggedProteinG: 100, items: [{ food: "taco:3", grams: 125 }] };

/** A device that is offline for some days sends them together, in time for the guarantee. */
const SENT_EVERY = 3;

export type History = "named" | "whole";
type Seeding = { accountId: string; facts: MemberFacts; start: Date; history: History };

/**
 * What the member logged, sent at about that time: an entry that comes late counts for no guarantee. `named` is what the file
 * names; with the `whole` history the guarantee's figures are the file's too.
 */
export async function seedDays(deps: Deps, { accountId, facts, start, history }: Seeding): Promise<void> {
  const isWhole = history === "whole";
  const first = Math.floor((golden.now.getTime() - start.getTime()) / DAY_MS);
  const filled = isWhole ? filledDays(facts, first) : new Set<number>();
  const waiting: Written[] = [ownFood];
  for (let ago = first; ago >= 0; ago -= 1) {
    const at = addMs(golden.now, -ago * DAY_MS);
    const week = isWhole ? REVIEWS.get(ago) : undefined;
    waiting.push(...namedRecords(facts, ago), ...(isWhole ? otherRecords(facts, ago, filled) : []));
    if (week) waiting.push(reviewOf(week));
    if (ago % (isWhole ? SENT_EVERY : first + 1) === 0 || week)
      await sendRecords({ ...deps, now: () => at }, accountId, waiting.splice(0));
    if (week) await answerReview(deps, accountId, at);
  }
}

/** As many days with a diary as the guarantee has, the ones that the file describes among them. */
function filledDays({ guarantee, days = {} }: MemberFacts, first: number): Set<number> {
  const named = Object.keys(days).length;
  const others = Math.max(0, (guarantee?.ticks.G2.have ?? 0) - named);
  const candidates = Array.from({ length: first }, (_, index) => first - index).filter((ago) => ago > named);
  return new Set(candidates.slice(0, others));
}

const dayOf = (ago: number): string =>
  addMs(golden.now, -ago * DAY_MS)
    .toISOString()
    .slice(0, 10);
const hoursBefore = (ago: number, hours: number): Date => addMs(golden.now, -ago * DAY_MS - hours * HOUR_MS);

function namedRecords(facts: MemberFacts, ago: number): Written[] {
  const day = dayOf(ago);
  const { today, days = {}, progress } = facts;
  const logged = days[day];
  const kg = progress?.weighIns.find(({ daysAgo }) => daysAgo === ago)?.kg;
  return [
    ...(logged ? loggedDay(day, logged, "jantar") : []),
    // Before lunch: one meal, which makes no day of the diary yet.
    ...(ago === 0 && today ? [...loggedDay(day, today, "cafe"), waterOf(day, today.waterMl)] : []),
    ...(kg === undefined ? [] : [weightOf(hoursBefore(ago, 3), kg)]),
    ...(ago === LAST_WORKOUT ? workoutOf(facts, hoursBefore(ago, 2)) : []),
  ];
}

function otherRecords(facts: MemberFacts, ago: number, filled: ReadonlySet<number>): Written[] {
  const kg = OTHER_WEIGHINGS.get(ago);
  return [
    ...(filled.has(ago) ? loggedDay(dayOf(ago), USUAL, "jantar") : []),
    ...(kg === undefined ? [] : [weightOf(hoursBefore(ago, 3), kg)]),
    ...(EARLIER_WORKOUTS.has(ago) ? workoutOf(facts, hoursBefore(ago, 2)) : []),
  ];
}

/** By the team, in time. */
async function answerReview(deps: Deps, accountId: string, sentAt: Date): Promise<void> {
  const answered = { ...deps, now: () => addMs(sentAt, 6 * HOUR_MS) };
  await inTransaction(deps.db, (tx) =>
    keepOpenPromises(answered, tx, { accountId, kinds: ["weekly-review-answered"], by: "team" }),
  );
}
