import { brand } from "@app/contract/brand";
import { addDays, localTimeOf, momentOf } from "@app/engine/promises/local-time";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { listSets, listWorkouts } from "./workout-store.ts";

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
