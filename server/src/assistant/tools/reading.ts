import type { WorkoutsView } from "@app/contract/workouts";
import { localTimeOf } from "@app/engine/promises/local-time";
import { findTimeZone } from "../../identity/accounts/find-time-zone.ts";
import { memberZone } from "../../identity/accounts/member-day.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { getWorkouts } from "../../workouts/get-workouts.ts";
import { type MemberLimits, readLimits } from "../read-limits.ts";
import { type OwnFoods, readOwnFoods } from "./meals/own-foods.ts";
import { readStanding, type Standing } from "./standing.ts";
import type { AskingMember, ToolDeps } from "./tool-deps.ts";

/** One question's view of a member: what several tools need is read once. */
export type Reading = AskingMember & {
  readonly deps: ToolDeps;
  /** Where the member is: the day that the prompt names, and the hour of it. */
  readonly timeZone: string;
  readonly today: string;
  readonly minutes: number;
  readonly standing: () => Promise<Standing>;
  readonly workouts: () => Promise<WorkoutsView>;
  readonly ownFoods: () => Promise<OwnFoods>;
  readonly limits: () => Promise<MemberLimits>;
};

export async function openReading(deps: ToolDeps, { accountId, text }: AskingMember): Promise<Reading> {
  const timeZone = memberZone({ timeZone: await findTimeZone(deps.db, accountId) });
  const { day, seconds } = localTimeOf(timeZone, deps.now().getTime());
  return {
    deps,
    accountId,
    text,
    timeZone,
    today: day,
    minutes: Math.floor(seconds / 60),
    standing: once(() => inTransaction(deps.db, (tx) => readStanding(deps, tx, accountId), { isSnapshot: true })),
    workouts: once(() => getWorkouts(deps, { id: accountId, timeZone })),
    ownFoods: once(() => readOwnFoods(deps, accountId)),
    limits: once(() => inTransaction(deps.db, (tx) => readLimits(deps, tx, accountId), { isSnapshot: true })),
  };
}

/** A reading that failed is tried again by the next tool. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
