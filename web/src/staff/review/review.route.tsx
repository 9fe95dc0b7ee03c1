import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { reviewCopy as copy } from "../../content/staff/review.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadFile } from "../member/data/load-file.ts";
import { fileQuery } from "../member/data/member-queries.ts";
import { MemberSkeleton } from "../member/parts/member-skeleton.tsx";
import { memberPath, reviewPath } from "../shell/member-paths.ts";
import { loadStaffQuery } from "../shell/query-client.ts";
import { useNow } from "../time/use-now.ts";
import type { Route } from "./+types/review.route.ts";
import { findWaitingWeek, reviewQuery } from "./data/review-query.ts";
import { ReviewScreen } from "./review-screen.tsx";

// Without the name: a tab's title stays in the browser's history.
export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Without a week the one that waits for a reply opens. A file that is not the professional's is opened at its address. */
export async function clientLoader({ params: { memberId, week } }: Route.ClientLoaderArgs) {
  const { isOpen } = await loadFile(memberId);
  if (!isOpen) throw redirect(memberPath(memberId));
  if (week === undefined) {
    const waiting = await findWaitingWeek(memberId);
    throw redirect(waiting ? reviewPath(memberId, waiting) : memberPath(memberId));
  }
  await loadStaffQuery(reviewQuery({ memberId, week }));
  return { memberId, week };
}

export default function ReviewRoute({ loaderData: { memberId, week } }: Route.ComponentProps) {
  const now = useNow();
  const { data: file } = useSuspenseQuery(fileQuery(memberId));
  const { data: review } = useSuspenseQuery(reviewQuery({ memberId, week }));
  return <ReviewScreen key={`${memberId} ${week}`} file={file} review={review} now={now} />;
}

export function HydrateFallback() {
  return <MemberSkeleton />;
}
