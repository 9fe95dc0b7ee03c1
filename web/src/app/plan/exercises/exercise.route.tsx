import { brand } from "@app/contract/brand";
import { useLocation, useParams } from "react-router";
import { exerciseCopy as copy } from "../../../content/app/plan/exercises.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { loadPlan, usePlan } from "../../data/plan-query.ts";
import { exercisesPart } from "../../data/training/exercise-texts.ts";
import { loadWorkouts } from "../../data/workouts-query.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { ExerciseScreen } from "./exercise-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.back} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** An exercise can be read without a plan and without workouts. */
export async function clientLoader() {
  const exercises = exercisesPart.load().catch(() => undefined);
  const plan = await loadPlan().catch(() => null);
  await Promise.all([exercises, plan?.training ? loadWorkouts().catch(() => undefined) : undefined]);
  return null;
}

export default function ExerciseRoute() {
  const { id = "" } = useParams();
  const { search } = useLocation();
  return <ExerciseScreen plan={usePlan() ?? null} id={id} partId={new URLSearchParams(search).get("parte")} />;
}

export function HydrateFallback() {
  return <Skeleton blocks={["sheet", "title", "lines"]} />;
}
