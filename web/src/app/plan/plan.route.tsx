import { brand } from "@app/contract/brand";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { planPageCopy as copy } from "../../content/plan.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { loadQuery, prefetchQuery } from "../data/load-query.ts";
import { loadPlan, planQuery } from "../data/plan-query.ts";
import { Skeleton } from "../shell/skeleton.tsx";
import styles from "./plan.module.css";
import { PlanScreen } from "./plan-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** A week of foods needs nothing but itself; without one, the questionnaire says why. */
export async function clientLoader() {
  prefetchQuery(intakeQuery);
  const plan = await loadPlan();
  if (plan?.diet?.method !== "foods") await loadQuery(intakeQuery).catch(() => undefined);
  return null;
}

export default function PlanRoute() {
  const { data: plan } = useSuspenseQuery(planQuery);
  const { data: intake } = useQuery(intakeQuery);
  return <PlanScreen plan={plan} intake={intake} />;
}

/** The prerendered page. */
export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}
