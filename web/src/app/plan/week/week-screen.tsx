import type { PlanView } from "@app/contract/plans";
import { PLAN_KINDS } from "../../data/plan-layer/layer.ts";
import { usePlanLayer } from "../../data/plan-layer/use-plan-layer.ts";
import { useNow } from "../../shell/use-now.ts";
import { DeviceCopyQuestion } from "../../sync/device-copy-choice.tsx";
import { RefusedChanges } from "./refused-changes.tsx";
import { WeekPlan } from "./week-plan.tsx";
import styles from "./week-screen.module.css";

/** The week with the member's own layer, which is this device's first. */
export function WeekScreen({ plan }: { plan: PlanView }) {
  const { layer, save, sync, snapshot } = usePlanLayer();
  const now = useNow();
  const refused = snapshot.outbox.filter(
    ({ kind, refused: reason }) => reason !== null && PLAN_KINDS.some((one) => one === kind),
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
