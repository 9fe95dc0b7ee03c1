import type { Training } from "@app/contract/plan-training";
import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../../app-paths.ts";
import { sessionPageCopy as copy, sessionNames } from "../../../../content/app/plan/training.ts";
import { useLazyPart } from "../../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../../ui/overlays/load-failure.tsx";
import { exercisesPart } from "../../../data/training/exercise-texts.ts";
import { sessionWithSwaps } from "../../../data/training/session-with-swaps.ts";
import { useTraining } from "../../../data/training/use-training.ts";
import { workoutStateOn } from "../../../data/training/workouts-on-device.ts";
import { localDay } from "../../../shell/format/days.ts";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import { Skeleton } from "../../../shell/states/skeleton.tsx";
import { useNow } from "../../../shell/use-now.ts";
import { SessionPage } from "./session-page.tsx";

const NONE: readonly never[] = [];

type SessionScreenProps = { plan: PlanView; training: Training; sessionId: string };

/** A session with the member's own layer; one of an earlier plan leads back to the week. */
export function SessionScreen({ plan, training, sessionId }: SessionScreenProps) {
  const { layer, workouts, snapshot } = useTraining();
  const texts = useLazyPart(exercisesPart);
  const today = localDay(new Date(useNow()));
  const session = sessionWithSwaps(plan, layer, sessionId, today, workouts?.next);
  if (!session) return <NoSession />;
  if (texts.state === "loaded")
    return (
      <SessionPage
        key={session.id}
        training={training}
        session={session}
        week={workouts?.week ?? { number: 1, kind: "planned" }}
        texts={texts.Part}
        sore={plan.soreRegions ?? NONE}
        state={workoutStateOn(today, sessionId, workouts, snapshot)}
      />
    );
  const hasFailed = texts.state === "failed" || texts.again;
  return (
    <>
      <h1>{sessionNames.session(session.id)}</h1>
      {hasFailed ? <LoadFailure loaded={texts} /> : <Skeleton blocks={["sheet", "lines"]} />}
    </>
  );
}

function NoSession() {
  return (
    <>
      <h1>{copy.missing}</h1>
      <p>
        <RouterButtonLink variant="outline" to={appPaths.training}>
          {copy.missingLink}
        </RouterButtonLink>
      </p>
    </>
  );
}
