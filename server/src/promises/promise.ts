import type { PromisePause } from "@app/engine/promises/pauses";
import { type PromiseState, type PromiseStatus, type PromiseStory, promiseStatus } from "@app/engine/promises/promise";
import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time.ts";
import { promiseHours } from "./promise-hours.ts";

/** Until when something would be promised that begins now: the same moment that `makePromise` records. */
export const dueTime = (kind: PromiseKind, startsAt: Date): Date =>
  statusOf({ kind, startsAt, hours: null, fulfilledAt: null, voidedAt: null }, [], startsAt).dueAt;

/** To whom it was made: a member, or somebody without an account who asked for a call. */
export type PromiseOwner = { accountId: string } | { leadId: string };

/** Which promise: one per owner, kind and subject. */
export type PromiseKey = PromiseOwner & { kind: PromiseKind; subject: string };

export type StoredPromise = {
  /** One of the two. */
  accountId: string | null;
  leadId: string | null;
  id: string;
  kind: PromiseKind;
  subject: string;
  referenceNumber: string;
  startsAt: Date;
  hours: number | null;
  dueAt: Date;
  state: PromiseState;
  fulfilledAt: Date | null;
  voidedAt: Date | null;
  breachedAt: Date | null;
  creditDays: number;
  ruleVersion: string;
  checkAt: Date | null;
};

export type MemberPromise = StoredPromise & { accountId: string };

export function keyOf({ accountId, leadId, kind, subject }: StoredPromise): PromiseKey {
  if (accountId !== null) return { accountId, kind, subject };
  if (leadId !== null) return { leadId, kind, subject };
  throw new Error("a promise to nobody");
}

const PROMISE_EVENTS = ["made", "paused", "resumed", "kept", "breached", "fulfilled-late", "void"] as const;
export type PromiseEvent = (typeof PROMISE_EVENTS)[number];

export const isKnownKind = (kind: string): boolean => Object.hasOwn(promiseRules.content.kinds, kind);

/** What access to the programme carries. The others are owed without it too: a refund, a copy of one's data. */
export const PROGRAMME_KINDS: readonly PromiseKind[] = [
  "provisional-plan",
  "human-first",
  "definitive-plan",
  "fortnightly-diet",
  "fortnightly-training",
  "weekly-review-opened",
  "weekly-review-answered",
  "chat-answer",
];

/** Longer than any credit grows. */
const NO_LONGER_GROWS_MS = 400 * DAY_MS;

type Recorded = Pick<StoredPromise, "kind" | "startsAt" | "hours" | "fulfilledAt" | "voidedAt">;

/** What the engine makes of the record at a moment. The only place that asks it. */
export const statusOf = (promise: Recorded, pauses: readonly PromisePause[], now: Date): PromiseStatus =>
  promiseStatus(storyOf(promise, pauses), promiseHours, now);

function storyOf({ kind, startsAt, hours, fulfilledAt, voidedAt }: Recorded, pauses: readonly PromisePause[]) {
  const story: PromiseStory = { kind, startsAt, pauses };
  if (hours !== null) story.hours = hours;
  if (fulfilledAt) story.fulfilledAt = fulfilledAt;
  if (voidedAt) story.voidedAt = voidedAt;
  return story;
}

/**
 * When time alone may change it: a running one at its due time, which a pause still moves; a breached one while its
 * credit grows. Otherwise never.
 */
export function nextCheckOf(
  promise: Recorded,
  pauses: readonly PromisePause[],
  status: PromiseStatus,
  now: Date,
): Date | null {
  // At the due time itself it still runs.
  if (status.state === "running") return addMs(status.dueAt, 1);
  if (status.state !== "breached") return null;
  const later = statusOf(promise, pauses, addMs(now, NO_LONGER_GROWS_MS));
  return later.creditDays > status.creditDays ? addMs(now, HOUR_MS) : null;
}
