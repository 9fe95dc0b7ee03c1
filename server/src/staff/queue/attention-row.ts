import type { Level } from "@app/contract/intake";
import type { QueueKind } from "@app/contract/staff/queue";
import type { Profession, QueueFacts } from "@app/engine/team/queue/queue-facts";
import { scoreOf } from "@app/engine/team/queue/queue-score";
import { taskOf } from "@app/engine/team/queue/queue-task";
import type { Encryption } from "../../platform/encryption.ts";
import { sealedRows } from "../../platform/sealed-rows.ts";
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

/** What of the facts says something about health: the rows of the safety table that were reported, by place, and a cause. */
export type SealedFacts = { rows: Record<number, string>; cause?: string };

export const sealedFacts = sealedRows<SealedFacts, { role: string }>("attention", ({ role }) => role);

/** The facts that may stand in clear, and the others. */
export function sealFacts(
  encryption: Encryption,
  { facts, ...key }: AttentionKey & { facts: QueueFacts },
): { facts: StoredFacts; sealed: Buffer | null } {
  const rows = Object.fromEntries(facts.signs.flatMap(({ row }, place) => (row ? [[place, row]] : [])));
  const stored = {
    ...facts,
    signs: facts.signs.map(({ sign, since }) => ({ sign, since })),
    withdrawn: facts.withdrawn && { since: facts.withdrawn.since },
  };
  if (Object.keys(rows).length === 0 && !facts.withdrawn) return { facts: stored, sealed: null };
  const reported: SealedFacts = { rows, ...(facts.withdrawn && { cause: facts.withdrawn.cause }) };
  return { facts: stored, sealed: sealedFacts.seal(encryption, key, reported) };
}

/** In clear, until the sealed part is put back. */
export type StoredFacts = Omit<QueueFacts, "withdrawn"> & { readonly withdrawn: { readonly since: string } | null };

export function openFacts<Row extends AttentionKey & { facts: StoredFacts; sealed: Buffer | null }>(
  encryption: Encryption,
  { sealed, facts, ...row }: Row,
): Omit<Row, "facts" | "sealed"> & { facts: QueueFacts } {
  const reported: SealedFacts = sealed ? sealedFacts.open(encryption, { ...row, sealed }) : { rows: {} };
  const signs = facts.signs.map((sign, place) => ({
    ...sign,
    ...(reported.rows[place] && { row: reported.rows[place] }),
  }));
  const withdrawn = facts.withdrawn && { ...facts.withdrawn, cause: reported.cause ?? "" };
  return { ...row, facts: { ...facts, signs, withdrawn } };
}
