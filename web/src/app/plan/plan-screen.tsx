import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { useNow } from "../booking/use-now.ts";
import { PLAN_KINDS } from "../data/plan-layer/layer.ts";
import { usePlanLayer } from "../data/plan-layer/use-plan-layer.ts";
import { DeviceCopyQuestion } from "../sync/device-copy-choice.tsx";
import { LimitedPlan } from "./limited/limited-plan.tsx";
import { NoPlan } from "./none/no-plan.tsx";
import styles from "./plan.module.css";
import { RefusedChanges } from "./refused-changes.tsx";
import { WeekPlan } from "./week/week-plan.tsx";

type PlanScreenProps = { plan: PlanView | null; intake: IntakeView | undefined };

/** The week on the plate; groups and portions where the engine does not choose foods; or why there is no plan. */
export function PlanScreen({ plan, intake }: PlanScreenProps) {
  // In a crisis the plan is paused, whatever a copy on this device still has.
  if (!plan?.diet || intake?.assessment?.outcome === "crisis") return <NoPlan intake={intake} />;
  return plan.diet.method === "equivalents" ? (
    <LimitedPlan plan={plan} diet={plan.diet} intake={intake} />
  ) : (
    <PlanOfFoods plan={plan} />
  );
}

function PlanOfFoods({ plan }: { plan: PlanView }) {
  const { layer, save, sync, snapshot } = usePlanLayer();
  const now = useNow();
  const refused = snapshot.outbox.filter(
    ({ kind, refused: reason }) => reason && PLAN_KINDS.some((one) => one === kind),
  );
  return (
    <>
      <RefusedChanges count={refused.length} onDiscard={() => void sync.discardRefused(refused.map(({ id }) => id))} />
      <WeekPlan plan={plan} layer={layer} save={save} now={now} />
      {snapshot.phase === "ready" && !snapshot.isAnswered ? (
        <div className={styles.copy}>
          <DeviceCopyQuestion onChange={(keep) => (keep ? sync.keepOnDevice() : sync.removeFromDevice())} />
        </div>
      ) : null}
    </>
  );
}
