import { brand } from "@app/contract/brand";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { planPageCopy as copy } from "../../content/app/plan/plan.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { loadQuery, prefetchQuery } from "../data/load-query.ts";
import { loadPlan, planQuery } from "../data/plan-query.ts";
import { loadPart, weekPart } from "./plan-parts.ts";
import { PlanLoading, PlanScreen } from "./plan-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** A week of foods needs nothing but itself; without one, the questionnaire says why. */
export async function clientLoader() {
  prefetchQuery(intakeQuery);
  // What most members see is loaded beside the plan, not after it.
  void weekPart.load().catch(() => undefined);
  const plan = await loadPlan();
  const intake = plan?.diet?.method === "foods" ? undefined : await loadQuery(intakeQuery).catch(() => undefined);
  await loadPart(plan, intake);
  return null;
}

export default function PlanRoute() {
  const { data: plan } = useSuspenseQuery(planQuery);
  const { data: intake } = useQuery(intakeQuery);
  return <PlanScreen plan={plan} intake={intake} />;
}

/** The prerendered page. */
export function HydrateFallback() {
  return <PlanLoading />;
}
