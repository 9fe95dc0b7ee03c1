import type { StaffReview } from "@app/contract/staff/reviews";
import { addDays } from "@app/engine/promises/local-time";
import { findCurrentPlan } from "../../plans/find-plan-version.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { ListedPromise } from "../../promises/list-promises.ts";
import { countPlannedWorkouts } from "../../reviews/count-planned-workouts.ts";
import { listMemberReviews } from "../../reviews/list-member-reviews.ts";
import { type ReadDeps, readMember } from "../members/read-member.ts";
import type { Reader } from "../members/reader.ts";
import { readWeek } from "./review-week.ts";

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
