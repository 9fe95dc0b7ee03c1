import { brand } from "@app/contract/brand";
import { localTimeOf } from "@app/engine/promises/local-time";
import { listLoggedDays } from "../diary/evidence/list-logged-days.ts";
import { findAnsweredAt } from "../intake/find-answered-at.ts";
import { findQuestionnaireState } from "../intake/find-questionnaire-state.ts";
import { findFirstVersions } from "../plans/find-first-versions.ts";
import type { Db } from "../platform/database/db.ts";
import { DAY_MS } from "../platform/time/durations.ts";
import { countPlannedWorkouts } from "../reviews/count-planned-workouts.ts";
import { listDoneDays } from "../workouts/list-done-days.ts";
import type { Deps } from "./deps.ts";

/** What the app recorded of following the programme since a purchase, as the rule of that time counts it. */
export type Followed = {
  hasBegun: boolean;
  answeredAt: Date | null;
  diary: { done: number; of: number };
  workouts: { done: number; of: number };
};

const dayAt = (at: Date): string => localTimeOf(brand.serviceHours.timeZone, at.getTime()).day;

export async function readFollowed(
  deps: Pick<Deps, "now" | "keyRing">,
  db: Db,
  { accountId, since }: { accountId: string; since: Date },
): Promise<Followed> {
  const now = deps.now();
  const { provisionalAt } = await findFirstVersions(db, accountId);
  const range = { from: dayAt(since), to: dayAt(now) };
  const days = provisionalAt ? Math.floor((now.getTime() - provisionalAt.getTime()) / DAY_MS) + 1 : 0;
  const weekly = await countPlannedWorkouts(deps, db, accountId);
  return {
    hasBegun: (await findQuestionnaireState(db, accountId)) !== "not-begun",
    answeredAt: await findAnsweredAt(db, accountId),
    diary: { done: (await listLoggedDays(db, accountId, range)).length, of: days },
    workouts: { done: (await listDoneDays(deps, db, accountId, range)).length, of: Math.floor((days * weekly) / 7) },
  };
}
