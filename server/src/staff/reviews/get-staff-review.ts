import { brand } from "@app/contract/brand";
import type { StaffReview } from "@app/contract/staff/reviews";
import { dayOfNumber } from "@app/engine/progress/day-number";
import { weighInsOf } from "@app/engine/progress/weight/weigh-in";
import { addDays } from "@app/engine/promises/local-time";
import { listDaySums, listWeights } from "../../diary/queries.ts";
import { findCurrentPlan } from "../../plans/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { ListedPromise } from "../../promises/queries.ts";
import { countPlannedWorkouts, listMemberReviews } from "../../reviews/queries.ts";
import { listDoneDays } from "../../workouts/queries.ts";
import { type ReadDeps, readMember } from "../members/read-member.ts";
import type { Reader } from "../members/reader.ts";

type Days = StaffReview["days"];

const { timeZone } = brand.serviceHours;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** What a member logged from a Monday to its Sunday. The team sees figures that a member may hide. */
async function readWeek(
  deps: ReadDeps,
  tx: Db,
  { accountId, week }: { accountId: string; week: string },
): Promise<Days> {
  const span = { from: week, to: addDays(week, 6) };
  const sums = new Map((await listDaySums(tx, accountId, span)).map((sum) => [sum.day, sum]));
  const done = await listDoneDays(deps, tx, accountId, span);
  const kgs = await weightsByDay(tx, accountId);
  return WEEK.map((offset) => {
    const day = addDays(week, offset);
    const sum = sums.get(day);
    return {
      day,
      meals: sum?.meals ?? 0,
      isComplete: sum?.isComplete ?? false,
      kcal: sum && sum.totals.entries > 0 ? Math.round(sum.totals.kcal) : null,
      workouts: done.filter((one) => one === day).length,
      kg: kgs.get(day) ?? null,
    };
  });
}

async function weightsByDay(tx: Db, accountId: string): Promise<Map<string, number>> {
  const weights = (await listWeights(tx, accountId, timeZone)).map(({ at, kg }) => ({ at: at.toISOString(), kg }));
  return new Map(weighInsOf(weights, timeZone).map(({ day, kg }) => [dayOfNumber(day), kg]));
}

type Asking = { memberId: string; week: string; reader: Reader };

/** A member's weekly review with the week that it is about, and what was replied to the one before. */
export const getStaffReview = (deps: ReadDeps, { memberId, week, reader }: Asking): Promise<StaffReview> =>
  readMember(
    deps,
    { memberId, reader, subjects: ["reviews", "diary", "workouts", "weights"], reason: "review" },
    async (tx, { name, promises }) => {
      const reviews = await listMemberReviews(deps, tx, memberId);
      const review = reviews.find((one) => one.week === week);
      if (!review) throw new Problem("not-found");
      const plan = await findCurrentPlan(deps, tx, memberId);
      const { sentAt, answers, score, reply } = review;
      return {
        memberId,
        name,
        week,
        sentAt: sentAt.toISOString(),
        answers,
        score,
        before: reviews.find((one) => one.week === addDays(week, -7))?.answers ?? null,
        days: await readWeek(deps, tx, { accountId: memberId, week }),
        plannedWorkouts: await countPlannedWorkouts(deps, tx, memberId),
        targetKcal: plan?.content?.document.targets?.kcal ?? null,
        lastReply: reviews.find((one) => one.week < week)?.reply ?? null,
        reply,
        replyBy: reply ? null : dueAtOf(promises, week),
        mayAnswer: reply === null && reader.breakGlassUntil === null,
      };
    },
  );

/** Late or not: a reply that is owed stays owed. */
function dueAtOf(promises: readonly ListedPromise[], week: string): string | null {
  const promise = promises.find(({ kind, subject }) => kind === "weekly-review-answered" && subject === week);
  const isOwed = promise && promise.state !== "void" && promise.fulfilledAt === null;
  return isOwed ? promise.dueAt.toISOString() : null;
}
