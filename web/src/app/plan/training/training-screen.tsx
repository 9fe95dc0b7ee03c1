import type { IntakeView } from "@app/contract/intake";
import type { Training } from "@app/contract/plan-training";
import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { planTabsCopy as copy, noTrainingCopy } from "../../../content/app/plan/training.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import { type NotLoaded, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import picture from "../../../ui/pictures/tenis.svg";
import { exercisesPart } from "../../data/training/exercise-texts.ts";
import { useTraining } from "../../data/training/use-training.ts";
import { OutcomeCard } from "../../outcome/outcome-card.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { useNow } from "../../shell/use-now.ts";
import { nonePart } from "../plan-parts.ts";
import { PlanTabs } from "../tabs/plan-tabs.tsx";
import { LayerNotices } from "../week/layer-notices.tsx";
import { TrainingPlan } from "./training-plan.tsx";
import styles from "./training-screen.module.css";

type TrainingScreenProps = { plan: PlanView | null; intake: IntakeView | undefined };

/** The training half, or why there is none. In a crisis the plan is paused, whatever this device still has. */
export function TrainingScreen({ plan, intake }: TrainingScreenProps) {
  const isPaused = intake?.assessment?.outcome === "crisis";
  const none = useLazyPart(nonePart, !plan || isPaused);
  if (!plan || isPaused) return none.state === "loaded" ? <none.Part intake={intake} /> : <NotYet loaded={none} />;
  if (!plan.training) return <NoTraining intake={intake} />;
  return <OwnTraining plan={plan} training={plan.training} />;
}

/** With the member's own layer and workouts, which are this device's first. */
function OwnTraining({ plan, training }: { plan: PlanView; training: Training }) {
  const { layer, workouts, sync, snapshot } = useTraining();
  const texts = useLazyPart(exercisesPart);
  const now = useNow();
  if (texts.state === "loaded")
    return (
      <LayerNotices sync={sync} snapshot={snapshot}>
        <TrainingPlan {...{ plan, training, layer, workouts, now }} texts={texts.Part} />
      </LayerNotices>
    );
  return <NotYet loaded={texts} />;
}

function NotYet({ loaded }: { loaded: NotLoaded }) {
  const hasFailed = loaded.state === "failed" || loaded.again;
  return (
    <>
      <h1>{copy.training}</h1>
      {hasFailed ? <LoadFailure loaded={loaded} /> : <Skeleton blocks={["sheet", "lines"]} />}
    </>
  );
}

/** The diet half alone: a person looks first, or the training half is still being made. */
function NoTraining({ intake }: { intake: IntakeView | undefined }) {
  const level = intake?.assessment?.training;
  const isPreparing = level === "A" || level === "B";
  return (
    <div className={`${styles.page} stack gap-7`}>
      <PlanTabs current="training" />
      <Illustration src={picture} shape="scene" className={styles.picture} eager />
      <header className={styles.header}>
        <h1>{isPreparing ? noTrainingCopy.preparing : noTrainingCopy.title}</h1>
        <p className="lead">{isPreparing ? noTrainingCopy.preparingText : noTrainingCopy.text}</p>
        <RouterButtonLink variant="outline" to={appPaths.plan}>
          {noTrainingCopy.diet}
        </RouterButtonLink>
      </header>
      {intake && !isPreparing ? <OutcomeCard intake={intake} /> : null}
    </div>
  );
}
