import type { Level } from "@app/contract/intake";
import type { QueueKind } from "@app/contract/staff/queue";
import type { Profession, QueueFacts } from "@app/engine/team/queue/queue-facts";
import { scoreOf } from "@app/engine/team/queue/queue-score";
import { taskOf } from "@app/engine/team/queue/queue-task";
import { promiseHours } from "../../promises/promise-hours.ts";

/** What the score makes of the facts at a moment. */
type Scored = {
  kind: QueueKind | null;
  score: number;
  since: Date;
  minutes: number;
  dueAt: Date | null;
  rescoreAt: Date;
};

export type AttentionKey = { accountId: string; role: Profession };

export type AttentionRow = AttentionKey &
  Scored & {
    staffId: string;
    name: string;
    startedOn: string;
    diet: Level | null;
    training: Level | null;
    facts: QueueFacts;
    refreshAt: Date;
  };

export type QueueRow = Omit<AttentionRow, "rescoreAt" | "refreshAt"> & {
  claimedBy: string | null;
  claimedName: string | null;
  leaseUntil: Date | null;
  postponedUntil: Date | null;
};

export function scoreFacts(facts: QueueFacts, now: Date): Scored {
  const at = now.getTime();
  const { score, dueAt, changesAt } = scoreOf(facts, promiseHours, at);
  const task = taskOf(facts, { timeZone: promiseHours.timeZone, now: at });
  return {
    kind: task?.kind ?? null,
    score,
    since: new Date(task?.since ?? facts.startedOn),
    minutes: task?.minutes ?? 0,
    dueAt: dueAt === null ? null : new Date(dueAt),
    rescoreAt: new Date(changesAt),
  };
}
