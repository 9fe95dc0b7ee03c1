import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { addMs, ageInSeconds, HOUR_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { countBreaches, countOutcomes, countOverdue, countPaused, countPromises } from "./metrics-store.ts";
import { findTakenAt } from "./public/snapshot-store.ts";

const SOON_MS = 4 * HOUR_MS;

/** What members still wait for, by kind of promise. */
export const openPromises = ({ db, now }: Pick<Deps, "db" | "now">) =>
  countPromises(db, { soon: addMs(now(), SOON_MS), minLengthMs: SOON_MS });

/** How many promises were broken since then, by kind. */
export const brokenPromises = ({ db }: Pick<Deps, "db">, since: Date) => countBreaches(db, since);

/** How many clocks stand still now, by who stopped them. */
export async function pausedPromises({ db }: Pick<Deps, "db">): Promise<{ team: number; member: number }> {
  const counts = await countPaused(db);
  const of = (actor: string): number => counts.find((row) => row.actor === actor)?.count ?? 0;
  return { team: of("equipe"), member: of("membro") };
}

/** How old the figures of the public page are; null before the first night. */
export async function publicFiguresAge({ db, now }: Pick<Deps, "db" | "now">): Promise<number | null> {
  const takenAt = await findTakenAt(db);
  return takenAt && ageInSeconds(takenAt, now());
}

export type PromiseOutcomes = { kept: number; broken: number; open: number };

/** Of what was promised in these kinds since then: how much was kept, broken, or is still open at this second. */
export const promiseOutcomes = (
  { db, now }: Pick<Deps, "db" | "now">,
  { kinds, since }: { kinds: readonly PromiseKind[]; since: Date },
): Promise<PromiseOutcomes> => countOutcomes(db, { kinds, since, now: now() });

/** How many promises of these kinds are overdue now, and since when the oldest is. */
export const overduePromises = ({ db, now }: Pick<Deps, "db" | "now">, kinds: readonly PromiseKind[]) =>
  countOverdue(db, kinds, now());
