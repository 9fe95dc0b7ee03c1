import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { redirect, useParams } from "react-router";
import { appPaths } from "../../../../app-paths.ts";
import { sessionPageCopy as copy, planTabsCopy } from "../../../../content/app/plan/training.ts";
import { pageMeta } from "../../../../shell/page-meta.ts";
import { loadPlan, planQuery } from "../../../data/plan-query.ts";
import { exercisesPart } from "../../../data/training/exercise-texts.ts";
import { loadWorkouts } from "../../../data/workouts-query.ts";
import { Skeleton } from "../../../shell/states/skeleton.tsx";
import { SessionScreen } from "./session-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${planTabsCopy.training} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Without a training half the screen of the week says why. */
export async function clientLoader() {
  const exercises = exercisesPart.load().catch(() => undefined);
  if (!(await loadPlan())?.training) throw redirect(appPaths.training);
  await Promise.all([loadWorkouts().catch(() => undefined), exercises]);
  return null;
}

export default function SessionRoute() {
  const { data: plan } = useSuspenseQuery(planQuery);
  const { session = "" } = useParams();
  return plan?.training ? <SessionScreen plan={plan} training={plan.training} sessionId={session} /> : null;
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "sheet", "lines"]} />;
}
