import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { workoutCopy as copy } from "../../content/app/workout/workout.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadPlan, planQuery } from "../data/plan-query.ts";
import { exercisesPart } from "../data/training/exercise-texts.ts";
import { loadWorkouts } from "../data/workouts-query.ts";
import { NoSession } from "./no-session.tsx";
import { WorkoutScreen } from "./workout-screen.tsx";

export const meta = () =>
  pageMeta({ title: `Treino | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Without the server's workouts the session starts from this device's. */
export async function clientLoader() {
  await Promise.all([loadPlan(), exercisesPart.load(), loadWorkouts().catch(() => undefined)]);
  return null;
}

/** `?curta`: the short version, chosen where the session was shown. */
export default function WorkoutRoute() {
  const { session = "" } = useParams();
  const { search } = useLocation();
  const { data: plan } = useSuspenseQuery(planQuery);
  const texts = exercisesPart.arrived();
  if (!plan?.training || !texts) return <NoSession />;
  return (
    <WorkoutScreen
      key={session}
      plan={plan}
      texts={texts}
      sessionId={session}
      wantsShort={new URLSearchParams(search).has("curta")}
    />
  );
}
