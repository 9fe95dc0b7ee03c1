import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { exerciseCopy as copy } from "../../../content/app/plan/exercises.ts";
import { useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import { exercisesPart } from "../../data/training/exercise-texts.ts";
import { sessionWithSwaps } from "../../data/training/session-with-swaps.ts";
import { useTraining } from "../../data/training/use-training.ts";
import { localDay } from "../../shell/format/days.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import { useNow } from "../../shell/use-now.ts";
import { ExercisePage } from "./exercise-page.tsx";
import { partFor } from "./exercise-part.ts";
import { lastTime } from "./last-time.ts";
import { swapInSession } from "./swap-in-session.ts";

type ExerciseScreenProps = {
  /** Null: the exercises are there for reading without one. */
  plan: PlanView | null;
  id: string;
  /** The part of a session from which it was opened: `A.1`. */
  partId: string | null;
};

/** An exercise with the member's own layer. */
export function ExerciseScreen({ plan, id, partId }: ExerciseScreenProps) {
  const { layer, save, workouts } = useTraining();
  const texts = useLazyPart(exercisesPart);
  const today = localDay(new Date(useNow()));
  if (texts.state !== "loaded")
    return (
      <SubPage back={{ to: appPaths.exercises, label: copy.back }} title={copy.back}>
        <LoadFailure loaded={texts} />
      </SubPage>
    );
  const exercise = texts.Part[id];
  if (!exercise) return <NoExercise />;
  const sessions = (plan?.training?.sessions ?? []).flatMap(
    (session) => (plan && sessionWithSwaps(plan, layer, session.id, today, workouts?.next)) ?? [],
  );
  return (
    <ExercisePage
      key={id}
      exercise={exercise}
      texts={texts.Part}
      part={partFor(id, sessions, partId)}
      week={workouts?.week.number ?? 1}
      lastTime={lastTime(workouts, id)}
      onSwap={(part, takes, scope) => swapInSession({ plan, layer, save, day: today, scope }, part, takes)}
    />
  );
}

function NoExercise() {
  return (
    <SubPage back={{ to: appPaths.exercises, label: copy.back }} title={copy.unknown} lead={copy.unknownText}>
      <p>
        <RouterButtonLink variant="outline" to={appPaths.exercises}>
          {copy.list}
        </RouterButtonLink>
      </p>
    </SubPage>
  );
}
