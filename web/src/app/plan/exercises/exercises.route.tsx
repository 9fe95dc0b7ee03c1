import { brand } from "@app/contract/brand";
import { libraryCopy as copy } from "../../../content/app/plan/exercises.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import { loadPlan, usePlan } from "../../data/plan-query.ts";
import { exercisesPart } from "../../data/training/exercise-texts.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { ExerciseList } from "./exercise-list.tsx";
import { exercisesIn } from "./exercises-in.ts";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** The list needs no plan: without one, nothing is the member's own. */
export async function clientLoader() {
  await Promise.all([loadPlan().catch(() => null), exercisesPart.load().catch(() => undefined)]);
  return null;
}

export default function ExercisesRoute() {
  const texts = useLazyPart(exercisesPart);
  const plan = usePlan();
  if (texts.state === "loaded") return <ExerciseList texts={texts.Part} own={exercisesIn(plan?.training)} />;
  return (
    <>
      <h1>{copy.title}</h1>
      <LoadFailure loaded={texts} />
    </>
  );
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "lines", "lines"]} />;
}
