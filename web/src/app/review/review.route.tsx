import { brand } from "@app/contract/brand";
import { redirect } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { reviewCopy as copy } from "../../content/app/review.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { prefetchQuery } from "../data/load-query.ts";
import { loadReviews } from "../data/reviews/reviews-query.ts";
import { loadWorkouts } from "../data/workouts-query.ts";
import { restoreDraft } from "./model/draft-store.ts";
import { LoadingReview, ReviewScreen } from "./review-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Without an open week there is nothing to ask: what was sent, and what was replied, is on the other page. */
export async function clientLoader() {
  prefetchQuery(intakeQuery);
  const [{ open }] = await Promise.all([loadReviews(), loadWorkouts().catch(() => undefined)]);
  if (!open) throw redirect(appPaths.reviewReply);
  await restoreDraft(open.week).catch(() => undefined);
  return null;
}

/** Eight knots, one tap each. */
export default function ReviewRoute() {
  return <ReviewScreen />;
}

export const HydrateFallback = LoadingReview;
