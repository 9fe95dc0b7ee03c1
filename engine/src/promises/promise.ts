import { type CountedPauses, countPauses, type PromisePause } from "./pauses.ts";
import { type Credit, type PromiseKind, type PromiseRule, promiseRules } from "./promise-kinds.ts";
import { addServiceDays, addServiceTime, type Interval, nextOpening, type ServiceHours } from "./service-clock.ts";

const DAY_MS = 86_400_000;
const rules = promiseRules.content;

export type PromiseStory = {
  kind: PromiseKind;
  startsAt: Date;
  /** For a kind whose length each promise states. */
  hours?: number;
  pauses: readonly PromisePause[];
  fulfilledAt?: Date;
  voidedAt?: Date;
};

export type PromiseState = "running" | "kept" | "breached" | "void";

export type PromiseStatus = {
  state: PromiseState;
  /** As known now: a running pause counts up to now. */
  dueAt: Date;
  pausedSeconds: number;
  pausedNow: boolean;
  fulfilledLate: boolean;
  lateSeconds: number;
  creditDays: number;
  ignoredPauses: CountedPauses["ignored"];
};

/** What a promise is at a moment, from what was recorded of it. */
export function promiseStatus(story: PromiseStory, hours: ServiceHours, now: Date): PromiseStatus {
  const rule = rules.kinds[story.kind];
  const fulfilled = past(story.fulfilledAt, now);
  const voided = past(story.voidedAt, now);
  const end = Math.min(fulfilled, now.getTime());
  const start = story.startsAt.getTime();
  const dueAfter = (pauses: readonly Interval[]) => dueOf(rule, story, hours, pauses);

  const { counted, ignored } = countPauses(rule, story.pauses, end, dueAfter);
  const due = dueAfter(counted);
  const state = stateOf({ due, fulfilled, voided, now: now.getTime() });
  // A promise that was given up after its breach stopped being late then, unless it was fulfilled after all.
  const lateUntil = fulfilled < Number.POSITIVE_INFINITY ? fulfilled : Math.min(voided, now.getTime());
  const lateMs = state === "breached" ? lateUntil - due : 0;
  return {
    state,
    dueAt: new Date(due),
    pausedSeconds: counted.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0),
    pausedNow: state === "running" && counted.some(({ to }) => to === now.getTime()),
    fulfilledLate: state === "breached" && fulfilled < Number.POSITIVE_INFINITY,
    lateSeconds: lateMs / 1000,
    creditDays: state === "breached" ? creditOf(rule.credit, lateMs, lateUntil - start) : 0,
    ignoredPauses: ignored,
  };
}

/** What lies in the future is not known yet. */
const past = (moment: Date | undefined, now: Date): number =>
  moment && moment <= now ? moment.getTime() : Number.POSITIVE_INFINITY;

type Moments = { due: number; fulfilled: number; voided: number; now: number };

function stateOf({ due, fulfilled, voided, now }: Moments): PromiseState {
  if (voided < fulfilled && voided <= due) return "void";
  if (fulfilled <= due) return "kept";
  return now <= due ? "running" : "breached";
}

function dueOf(rule: PromiseRule, story: PromiseStory, hours: ServiceHours, pauses: readonly Interval[]): number {
  const start = story.startsAt.getTime();
  if (rule.clock === "service-days") {
    return nextOpening(hours, extend(addServiceDays(hours, start, rule.days), pauses));
  }
  const length = rule.length === "stated" ? statedLength(story) : rule.length;
  switch (rule.clock) {
    case "wall":
      return extend(start + length, pauses);
    case "service":
      return addServiceTime(hours, start, length, pauses);
    case "opening":
      return nextOpening(hours, extend(nextOpening(hours, start) + length, pauses));
  }
}

function statedLength({ kind, hours }: PromiseStory): number {
  if (hours === undefined) throw new Error(`A promise of the kind ${kind} states its hours`);
  return hours * 3_600_000;
}

/** A pause that begins before the moment reached so far moves it by its length. */
function extend(moment: number, pauses: readonly Interval[]): number {
  return pauses.reduce((reached, { from, to }) => (from < reached ? reached + (to - from) : reached), moment);
}

function creditOf(credit: Credit, lateMs: number, sinceStartMs: number): number {
  switch (credit) {
    case "none":
      return 0;
    case "one":
      return 1;
    case "two":
      return 2;
    case "one-after-24h":
      return sinceStartMs > DAY_MS ? 1 : 0;
    case "per-started-day":
      return Math.min(Math.ceil(lateMs / DAY_MS), rules.maxCreditDays);
  }
}
