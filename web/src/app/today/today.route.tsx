import { brand } from "@app/contract/brand";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useLoaderData, useRevalidator } from "react-router";
import { pageMeta } from "../../shell/page-meta.ts";
import { useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { stageOf } from "../data/intake-stage.ts";
import { loadQuery } from "../data/load-query.ts";
import { overviewQuery } from "../data/overview-query.ts";
import { loadPlan, planQuery, usePlan } from "../data/plan-query.ts";
import { isUnreachable } from "../data/policy.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { useWhenReachable } from "../shell/states/when-reachable.ts";
import { Greeting } from "./greeting.tsx";
import { loadPart, planPart } from "./intake-parts.ts";
import { hasPlannedDay, hasRest, mayHavePlan } from "./planned-stage.ts";
import styles from "./today.module.css";
import { Today } from "./today-screen.tsx";

export const meta = () =>
  pageMeta({
    title: `Hoje | ${brand.name}`,
    description: `Seu plano no ${brand.name}, o que acontece agora e o que espera por você.`,
    robots: "noindex",
  });

/** The page works without questionnaire and plan: an answer that does not arrive takes nothing else away. */
async function loadToday(): Promise<void> {
  const [overview, intake] = await Promise.all([
    loadQuery(overviewQuery),
    loadQuery(intakeQuery).catch(() => undefined),
  ]);
  if (mayHavePlan(intake) && hasPlannedDay(await loadPlan().catch(() => undefined))) return loadPart("planned");
  const stage = stageOf(intake);
  await Promise.all([loadPart(stage), hasRest(overview) && stage !== "start" ? loadPart("rest") : null]);
}

/** `day`: the server cannot be reached, and this device has a copy of the plan. */
export async function clientLoader(): Promise<"everything" | "day"> {
  try {
    await loadToday();
    return "everything";
  } catch (error) {
    const kept = isUnreachable(error) ? await loadPlan().catch(() => null) : null;
    if (!hasPlannedDay(kept)) throw error;
    await loadPart("planned");
    return "day";
  }
}

/** Home screen: the day of the plan; before it, the questionnaire or what came of it; and what is owed to whom. */
export default function TodayRoute() {
  return useLoaderData<typeof clientLoader>() === "day" ? <KeptDay /> : <Everything />;
}

function Everything() {
  const { data: overview } = useSuspenseQuery(overviewQuery);
  const { data: intake } = useQuery(intakeQuery);
  const { data: plan } = useQuery({ ...planQuery, enabled: mayHavePlan(intake) });
  return <Today overview={overview} intake={intake} plan={plan} />;
}

export function HydrateFallback() {
  return (
    <div className={`${styles.today} stack gap-8`}>
      <Greeting text="Buscando seu plano…" isWaiting />
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}

/** Without the server: the day of the plan that this device has kept. The rest joins when the server answers again. */
function KeptDay() {
  const plan = usePlan();
  const day = useLazyPart(planPart);
  const { state, revalidate } = useRevalidator();
  useWhenReachable(state === "idle", () => void revalidate());
  if (day.state !== "loaded" || !hasPlannedDay(plan)) return null;
  return <day.Part plan={plan} items={null} />;
}
