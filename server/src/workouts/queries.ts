import { brand } from "@app/contract/brand";
import { addDays, localTimeOf, momentOf } from "@app/engine/promises/local-time";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { ageInSeconds } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import type { PainReport } from "./pain/pain-report.ts";
import {
  countOpenPainReports,
  listOpenPainReports,
  listOpenReportsOf,
  listReportsOf,
} from "./pain/pain-report-store.ts";
import {
  countSaved,
  type LiftedDay,
  listBestLoads,
  listEndedDays as listEnded,
  listLastDays,
  listSets,
  listWorkouts,
} from "./workout-store.ts";

/** Workouts that reached us since then, new or changed. */
export const countWorkouts = ({ db }: Pick<PlatformDeps, "db">, since: Date): Promise<number> => countSaved(db, since);

const { timeZone } = brand.serviceHours;

/** The days of a member's workouts for the team, one for each. One without an end counts once its day is over, if it has a set. */
export async function listDoneDays(
  { now }: Pick<PlatformDeps, "now">,
  tx: Db,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const today = localTimeOf(timeZone, now().getTime()).day;
  const workouts = (await listWorkouts(tx, accountId, from)).filter(({ session }) => session.day <= to);
  // A member's day may begin before ours.
  const since = new Date(momentOf(timeZone, addDays(from, -2), 0));
  const withSets = new Set((await listSets(tx, accountId, since)).map(({ workout }) => workout));
  return workouts
    .filter(({ id, end, session }) => end || (session.day < today && withSets.has(id)))
    .map(({ session }) => session.day);
}

/** The days of a member's ended workouts, and when each end was written and received. Nothing of what was done. */
export const listEndedDays = (
  db: Db,
  accountId: string,
  range: { from: string; to: string },
): Promise<{ day: string; writtenAt: Date; receivedAt: Date }[]> => listEnded(db, accountId, range);

/** By account, the day of the last workout. */
export const listLastWorkouts = async (db: Db, accountIds: readonly string[]): Promise<Map<string, string>> =>
  new Map((await listLastDays(db, accountIds)).map(({ accountId, day }) => [accountId, day]));

export type { LiftedDay } from "./workout-store.ts";

/** The best load of each exercise on each day of a member's workouts, oldest first. Nothing of how it felt. */
export const listLifts = (db: Db, accountId: string, range: { from: string; to: string }): Promise<LiftedDay[]> =>
  listBestLoads(db, accountId, range);

const MAX_LISTED = 200;

/** Stops because of pain that a member reported, the newest first. */
export const listMemberPains = (db: Db, accountId: string): Promise<PainReport[]> =>
  listReportsOf(db, accountId, MAX_LISTED);

/** Pain reports of these accounts that no trainer has read, the oldest first. */
export const listUnreadPains = (
  db: Db,
  accountIds: readonly string[],
): Promise<Pick<PainReport, "accountId" | "urgency" | "reportedAt">[]> => listOpenReportsOf(db, accountIds);

const PAGE_SIZE = 100;
const urgencies = { normal: "normal", high: "alta" } as const;

/** Pain that no trainer has read of, the urgent first, as lines for a terminal. No names, no regions. */
export async function openPainReports({ db }: Pick<Deps, "db">): Promise<string> {
  const time = new Intl.DateTimeFormat("pt-BR", { timeZone, dateStyle: "short", timeStyle: "short" });
  const lines = (await listOpenPainReports(db, PAGE_SIZE)).map(
    ({ referenceNumber, urgency, reportedAt }) =>
      `${referenceNumber}  urgência ${urgencies[urgency].padEnd(6)}  desde ${time.format(reportedAt)}`,
  );
  return lines.length > 0 ? lines.join("\n") : "Nenhum aviso de dor esperando.";
}

/** Pain that no trainer has read of: how often, how much of it urgent, how old the oldest is. */
export async function painMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const { count, urgent, oldest } = await countOpenPainReports(db);
  return { count, urgent, oldestSeconds: ageInSeconds(oldest, now()) };
}
