import { brand } from "@app/contract/brand";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { blockCopy, planTabsCopy as copy } from "../../../content/app/plan/training.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { intakeQuery } from "../../data/intake-query.ts";
import { loadQuery, prefetchQuery } from "../../data/load-query.ts";
import { loadPlan, planQuery } from "../../data/plan-query.ts";
import { exercisesPart } from "../../data/training/exercise-texts.ts";
import { loadWorkouts } from "../../data/workouts-query.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { nonePart } from "../plan-parts.ts";
import { TrainingScreen } from "./training-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.training} | ${brand.name}`, description: blockCopy.description, robots: "noindex" });

/** The screen works without workouts; without a training half, the questionnaire says why. */
export async function clientLoader() {
  prefetchQuery(intakeQuery);
  const exercises = exercisesPart.load().catch(() => undefined);
  const plan = await loadPlan();
  await (plan?.training
    ? Promise.all([loadWorkouts().catch(() => undefined), exercises])
    : Promise.all([loadQuery(intakeQuery).catch(() => undefined), nonePart.load().catch(() => undefined)]));
  return null;
}

export default function TrainingRoute() {
  const { data: plan } = useSuspenseQuery(planQuery);
  const { data: intake } = useQuery(intakeQuery);
  return <TrainingScreen plan={plan} intake={intake} />;
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "sheet", "lines"]} />;
}
