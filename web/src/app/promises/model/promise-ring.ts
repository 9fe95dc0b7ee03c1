import { brand } from "@app/contract/brand";
import type { MemberPromise } from "@app/contract/promises";
import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import type { ServiceHours } from "@app/engine/promises/service-clock";
import { serviceTimeBetween } from "@app/engine/promises/service-time";
import { shareLeft } from "@app/engine/promises/share-left";
import type { promisesCopy } from "../../../content/app/promises.ts";
import type { RingState } from "../../../ui/ring/ring.tsx";

export const SERVICE: ServiceHours = { ...brand.serviceHours, closedOn: promiseRules.content.closedOn };

/** From here on the ring warns. */
const SHORT = 0.25;

export type DrawnRing = { left: number; state: RingState; sign: keyof typeof promisesCopy.states };

/** A promise's ring at a moment. One that runs becomes late by the clock, also before the server's next answer. */
export function ringAt(promise: MemberPromise, now: number): DrawnRing {
  const { state, kind } = promise;
  if (state === "kept") return { left: 0, state: "kept", sign: state };
  if (state === "kept-late" || state === "missed") return { left: 0, state: "late", sign: state };
  if (state === "paused") return { left: 0, state: "paused", sign: state };
  const [startsAt, dueAt] = [new Date(promise.startsAt), new Date(promise.dueAt)];
  if (state === "late" || dueAt.getTime() < now) return { left: 0, state: "late", sign: "late" };
  if (startsAt.getTime() > now) return { left: 1, state: "running", sign: "coming" };
  const left = shareLeft({ kind: kind as PromiseKind, startsAt, dueAt }, SERVICE, new Date(now));
  return left < SHORT ? { left, state: "short", sign: "short" } : { left, state: "running", sign: "running" };
}

/** What is left of a running promise, in the clock of its kind. */
export function leftAt({ clock, dueAt }: MemberPromise, now: number): number {
  const due = Date.parse(dueAt);
  return Math.max(0, clock === "service" ? serviceTimeBetween(SERVICE, now, due) : due - now);
}
