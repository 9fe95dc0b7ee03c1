import type { PlanView } from "@app/contract/plans";
import { usePlanLayer } from "../../data/plan-layer/use-plan-layer.ts";
import { useNow } from "../../shell/use-now.ts";
import { LayerNotices } from "./layer-notices.tsx";
import { WeekPlan } from "./week-plan.tsx";

/** The week with the member's own layer, which is this device's first. */
export function WeekScreen({ plan }: { plan: PlanView }) {
  const { layer, save, sync, snapshot } = usePlanLayer();
  const now = useNow();
  return (
    <LayerNotices sync={sync} snapshot={snapshot}>
      <WeekPlan plan={plan} layer={layer} save={save} now={now} />
    </LayerNotices>
  );
}
