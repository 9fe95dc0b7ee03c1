import type { QueuePromise } from "@app/contract/staff/queue";
import { promiseRules } from "../../promises/promise-kinds.ts";
import type { ServiceHours } from "../../promises/service-clock.ts";
import { serviceTimeBetween } from "../../promises/service-time.ts";
import type { OwedPromise, QueueFacts } from "./queue-facts.ts";
import { promiseName } from "./queue-task.ts";

/** What is owed, calls too, the nearest first. */
export function queuePromises({ promises, calls }: QueueFacts, hours: ServiceHours, now: number): QueuePromise[] {
  return [
    ...promises.map((promise): QueuePromise => {
      const { kind, startsAt, dueAt, isPaused } = promise;
      const state = isPaused ? "paused" : Date.parse(dueAt) < now ? "late" : "running";
      return { kind, text: promiseName(kind), startsAt, dueAt, state, left: leftOf(promise, hours, now) };
    }),
    ...calls.map(({ startsAt, bookedAt }): QueuePromise => {
      const [from, to] = [Date.parse(bookedAt), Date.parse(startsAt)];
      const state = to < now ? "late" : "running";
      return {
        kind: "call",
        text: "Conversa marcada",
        startsAt: bookedAt,
        dueAt: startsAt,
        state,
        left: share(from, to, now),
      };
    }),
  ].sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
}

/** Of the promised time, in the clock of its kind. */
function leftOf({ kind, startsAt, dueAt }: OwedPromise, hours: ServiceHours, now: number): number {
  const [from, to] = [Date.parse(startsAt), Date.parse(dueAt)];
  if (promiseRules.content.kinds[kind].clock !== "service") return share(from, to, now);
  const whole = serviceTimeBetween(hours, from, to);
  return whole === 0 ? 0 : clamp(serviceTimeBetween(hours, now, to) / whole);
}

const share = (from: number, to: number, now: number): number => (to <= from ? 0 : clamp((to - now) / (to - from)));
const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);
