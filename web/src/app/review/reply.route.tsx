import { brand } from "@app/contract/brand";
import { replyCopy as copy } from "../../content/app/review.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { loadQuery, prefetchQuery } from "../data/load-query.ts";
import { overviewQuery } from "../data/overview-query.ts";
import { loadReviews } from "../data/reviews/reviews-query.ts";
import { LoadingReplies, ReplyScreen } from "./reply-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Without the overview the replies are shown all the same. */
export async function clientLoader() {
  prefetchQuery(intakeQuery);
  await Promise.all([loadReviews(), loadQuery(overviewQuery).catch(() => undefined)]);
  return null;
}

/** What was sent, until when a person replies, and what was replied. */
export default function ReplyRoute() {
  return <ReplyScreen />;
}

export const HydrateFallback = LoadingReplies;
