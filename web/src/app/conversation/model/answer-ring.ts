import { brand } from "@app/contract/brand";
import type { MemberThread } from "@app/contract/conversations";
import { promiseStatus } from "@app/engine/promises/promise";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import { shareLeft } from "@app/engine/promises/share-left";
import type { RingState } from "../../../ui/ring/ring.tsx";

const HOURS = { ...brand.serviceHours, closedOn: promiseRules.content.closedOn };
/** From here on the ring warns. */
const SHORT = 0.25;

type Waiting = NonNullable<MemberThread["waiting"]>;

/** How much of the promised time is left, in service hours. */
export function answerRing({ since, isLate }: Waiting, dueAt: string, now: number): { left: number; state: RingState } {
  if (isLate || now > Date.parse(dueAt)) return { left: 0, state: "late" };
  const running = { kind: "chat-answer", startsAt: new Date(since), dueAt: new Date(dueAt) } as const;
  const left = shareLeft(running, HOURS, new Date(now));
  return { left, state: left < SHORT ? "short" : "running" };
}

/** ISO: until when a person answers a message that is sent then; null where an earlier one still waits past its time. */
export function answerDue(waiting: Waiting | null | undefined, now: number): string | null {
  if (waiting) return waiting.isLate ? null : waiting.dueAt;
  const at = new Date(now);
  return promiseStatus({ kind: "chat-answer", startsAt: at, pauses: [] }, HOURS, at).dueAt.toISOString();
}
