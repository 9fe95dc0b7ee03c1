import { addDays, type Day, localTimeOf, momentOf } from "../../promises/local-time.ts";
import type { ServiceHours } from "../../promises/service-clock.ts";
import { serviceTimeBetween } from "../../promises/service-time.ts";
import { type AttentionFacts, type AttentionParts, attentionOf } from "../attention.ts";
import type { QueueFacts } from "./queue-facts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type QueueScore = {
  readonly score: number;
  readonly parts: AttentionParts;
  /** The nearest promise or call that is not paused. */
  readonly dueAt: number | null;
  /** When time alone changes the score. */
  readonly changesAt: number;
};

/** How much attention a member needs at a moment. */
export function scoreOf(facts: QueueFacts, hours: ServiceHours, now: number): QueueScore {
  const dueAt = nearestDue(facts);
  const { score, parts } = attentionOf(attentionFacts(facts, hours, now, dueAt));
  return { score, parts, dueAt, changesAt: nextChange(facts, hours, now, dueAt) };
}

function attentionFacts(facts: QueueFacts, hours: ServiceHours, now: number, dueAt: number | null): AttentionFacts {
  const waiting = waitingSince(facts);
  const { day } = localTimeOf(hours.timeZone, now);
  return {
    redFlag: facts.signs.length > 0,
    hoursLeft: dueAt === null ? null : (dueAt - now) / HOUR_MS,
    unansweredServiceHours: waiting === null ? null : serviceTimeBetween(hours, waiting, now) / HOUR_MS,
    reviewUnread: facts.reviewSince !== null,
    drift: driftOf(facts),
    daysWithoutLog: daysWithoutLog(facts, day),
    week: weekOn(facts.startedOn, day),
  };
}

/** Since when the member's oldest message waits, promised or not. */
export const waitingSince = ({ message }: Pick<QueueFacts, "message">): number | null =>
  message ? Date.parse(message.since) : null;

/** A call is due when it begins. */
function nearestDue({ promises, calls }: QueueFacts): number | null {
  const moments = [
    ...promises.filter(({ isPaused }) => !isPaused).map(({ dueAt }) => Date.parse(dueAt)),
    ...calls.map(({ startsAt }) => Date.parse(startsAt)),
  ];
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** The share was compared with the plan where the weights are. */
const driftOf = ({ drift }: QueueFacts): AttentionFacts["drift"] =>
  drift && { rate: drift.share, planned: 0, band: 1, intervalExcludesPlan: true };

/** From the start where nothing was ever logged. */
export const daysWithoutLog = ({ lastLogOn, startedOn }: QueueFacts, today: Day): number =>
  Math.max(0, daysBetween(lastLogOn !== null && lastLogOn > startedOn ? lastLogOn : startedOn, today));

/** From 1. */
export const dayOn = (startedOn: Day, today: Day): number => Math.max(1, daysBetween(startedOn, today) + 1);
export const weekOn = (startedOn: Day, today: Day): number => Math.ceil(dayOn(startedOn, today) / 7);

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A promise moves the score each minute from a day before to a day after its time; days and weeks at midnight. */
function nextChange(facts: QueueFacts, hours: ServiceHours, now: number, dueAt: number | null): number {
  const { day } = localTimeOf(hours.timeZone, now);
  const midnight = momentOf(hours.timeZone, addDays(day, 1), 0);
  const isWaiting = waitingSince(facts) !== null;
  const isNear = dueAt !== null && now >= dueAt - DAY_MS && now < dueAt + DAY_MS;
  if (isWaiting || isNear) return Math.min(midnight, now + MINUTE_MS);
  return dueAt !== null && dueAt - DAY_MS > now ? Math.min(midnight, dueAt - DAY_MS) : midnight;
}
