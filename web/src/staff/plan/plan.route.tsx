import { brand } from "@app/contract/brand";
import type { PlanEditor } from "@app/contract/staff/plans";
import { useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { problemOf } from "../../api.ts";
import { planCopy as copy } from "../../content/staff/plan.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { memberPath } from "../shell/member-paths.ts";
import { loadStaffQuery } from "../shell/query-client.ts";
import { useNow } from "../time/use-now.ts";
import type { Route } from "./+types/plan.route.ts";
import { planQuery } from "./data/plan-calls.ts";
import { PlanScreen } from "./plan-screen.tsx";
import { PlanSkeleton } from "./states/plan-skeleton.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** A file that is not the professional's is opened, or not, at its own address. */
export async function clientLoader({ params: { memberId } }: Route.ClientLoaderArgs) {
  try {
    return await loadStaffQuery({ ...planQuery(memberId), staleTime: 0 });
  } catch (error) {
    if (problemOf(error) === "staff-not-permitted") throw redirect(memberPath(memberId));
    throw error;
  }
}

export default function PlanRoute({ params: { memberId }, loaderData }: Route.ComponentProps) {
  const { data: editor } = useQuery({ ...planQuery(memberId), initialData: loaderData });
  return <PlanPage key={memberId} editor={editor} />;
}

export function HydrateFallback() {
  return <PlanSkeleton />;
}

/** With the clock, which deadlines and leases go by. */
function PlanPage({ editor }: { editor: PlanEditor }) {
  return <PlanScreen editor={editor} now={useNow()} />;
}
