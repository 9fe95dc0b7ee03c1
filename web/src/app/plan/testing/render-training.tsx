import type { PlanView } from "@app/contract/plans";
import type { WorkoutsView } from "@app/contract/workouts";
import { useState } from "react";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { exampleWorkouts } from "../../data/plan-layer/testing/example-training.ts";
import { useLocalLayer } from "../../data/plan-layer/testing/use-local-layer.ts";
import { type ExerciseTexts, loadExerciseTexts } from "../../data/training/exercise-texts.ts";
import { sessionWithSwaps } from "../../data/training/session-with-swaps.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { localDay } from "../../shell/format/days.ts";
import { ExercisePage } from "../exercises/exercise-page.tsx";
import { partFor } from "../exercises/exercise-part.ts";
import { lastTime } from "../exercises/last-time.ts";
import { swapInSession } from "../exercises/swap-in-session.ts";
import { SessionPage, type SessionPageProps } from "../training/session/session-page.tsx";
import { TrainingPlan } from "../training/training-plan.tsx";
import { NOW } from "./render-week.tsx";

const today = localDay(new Date(NOW));

type Shown = { plan?: PlanView; workouts?: WorkoutsView | undefined };

/** The block and the week of a plan, on Thursday 12/11/2026. */
export async function renderTraining({ plan = examplePlan(), ...shown }: Shown = {}): Promise<void> {
  const texts = await loadExerciseTexts();
  const workouts = "workouts" in shown ? shown.workouts : exampleWorkouts();
  if (!plan.training) throw new Error("the plan has no training half");
  const training = plan.training;
  await renderScreen(<Training {...{ plan, training, workouts, texts }} />);
}

function Training(props: Omit<Parameters<typeof TrainingPlan>[0], "layer" | "now">) {
  return <TrainingPlan {...props} layer={useLocalLayer().layer} now={NOW} />;
}

/** Session A before it starts. */
export async function renderSession(changes: Partial<SessionPageProps> = {}): Promise<void> {
  const [plan, texts] = [examplePlan(), await loadExerciseTexts()];
  const session = sessionWithSwaps(plan, { swaps: [] }, "A", today);
  if (!plan.training || !session) throw new Error("the example has no session A");
  const { week } = exampleWorkouts();
  await renderScreen(
    <SessionPage {...{ session, week, texts, sore: [], state: "open", training: plan.training, ...changes }} />,
  );
}

/** An exercise with records of its own, as a device without a network has them. */
export async function renderExercise(id: string, part: string | null = null, workouts = exampleWorkouts()) {
  const texts = await loadExerciseTexts();
  await renderScreen(<Exercise {...{ id, part, workouts, texts }} />);
}

type ExerciseProps = { id: string; part: string | null; workouts: WorkoutsView; texts: ExerciseTexts };

function Exercise({ id, part, workouts, texts }: ExerciseProps) {
  const [plan] = useState(examplePlan);
  const { layer, save } = useLocalLayer();
  const exercise = texts[id];
  if (!exercise) return null;
  const sessions = ["A", "B", "C"].flatMap((one) => sessionWithSwaps(plan, layer, one, today, workouts.next) ?? []);
  return (
    <ExercisePage
      {...{ exercise, texts }}
      part={partFor(id, sessions, part)}
      week={workouts.week.number}
      lastTime={lastTime(workouts, id)}
      onSwap={(found, takes, scope) => swapInSession({ plan, layer, save, day: today, scope }, found, takes)}
    />
  );
}
