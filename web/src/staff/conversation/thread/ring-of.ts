import { brand } from "@app/contract/brand";
import type { ThreadPage } from "@app/contract/conversations";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import { shareLeft } from "@app/engine/promises/share-left";
import type { RingState } from "../../../ui/ring/ring.tsx";

const HOURS = { ...brand.serviceHours, closedOn: promiseRules.content.closedOn };
/** Under this share of its time a promise is short. */
const SHORT = 0.25;

export type Waiting = NonNullable<ThreadPage["waiting"]>;

/** By the clock, also before the server's next answer. */
export const isLate = ({ isLate: said, dueAt }: Waiting, now: number): boolean =>
  said || (dueAt !== null && Date.parse(dueAt) < now);

/** The ring of an answer that somebody waits for. */
export function ringOf(waiting: Waiting | null, now: number): { left: number; state: RingState } {
  if (!waiting) return { left: 0, state: "kept" };
  if (!waiting.dueAt) return { left: 0, state: "paused" };
  if (isLate(waiting, now)) return { left: 0, state: "late" };
  const times = { startsAt: new Date(waiting.since), dueAt: new Date(waiting.dueAt) };
  const left = shareLeft({ kind: "chat-answer", ...times }, HOURS, new Date(now));
  return { left, state: left < SHORT ? "short" : "running" };
}
