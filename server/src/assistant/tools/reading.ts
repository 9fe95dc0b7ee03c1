import { brand } from "@app/contract/brand";
import type { WorkoutsView } from "@app/contract/workouts";
import { localTimeOf } from "@app/engine/promises/local-time";
import { inTransaction } from "../../platform/database/db.ts";
import { getWorkouts } from "../../workouts/get-workouts.ts";
import { type MemberLimits, readLimits } from "../read-limits.ts";
import { type OwnFoods, readOwnFoods } from "./meals/own-foods.ts";
import { readStanding, type Standing } from "./standing.ts";
import type { AskingMember, ToolDeps } from "./tool-deps.ts";

/** One question's view of a member: what several tools need is read once. */
export type Reading = AskingMember & {
  readonly deps: ToolDeps;
  /** Where the member's day is counted. */
  readonly today: string;
  readonly minutes: number;
  readonly standing: () => Promise<Standing>;
  readonly workouts: () => Promise<WorkoutsView>;
  readonly ownFoods: () => Promise<OwnFoods>;
  readonly limits: () => Promise<MemberLimits>;
};

export function openReading(deps: ToolDeps, { accountId, text }: AskingMember): Reading {
  const { day, seconds } = localTimeOf(brand.serviceHours.timeZone, deps.now().getTime());
  return {
    deps,
    accountId,
    text,
    today: day,
    minutes: Math.floor(seconds / 60),
    standing: once(() => inTransaction(deps.db, (tx) => readStanding(deps, tx, accountId), { isSnapshot: true })),
    workouts: once(() => getWorkouts(deps, accountId)),
    ownFoods: once(() => readOwnFoods(deps, accountId)),
    limits: once(() => inTransaction(deps.db, (tx) => readLimits(deps, tx, accountId), { isSnapshot: true })),
  };
}

/** A reading that failed is tried again by the next tool. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
