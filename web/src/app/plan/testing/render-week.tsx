import type { PlanView } from "@app/contract/plans";
import { useState } from "react";
import { layerIn } from "../../data/plan-layer/layer.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import { WeekPlan } from "../week/week-plan.tsx";

/** Thursday 12/11/2026, 12h20. */
export const NOW = new Date(2026, 10, 12, 12, 20).getTime();

function Week({ plan, now }: { plan: PlanView; now: number }) {
  const [state, setState] = useState(emptyState);
  const save = async (edits: readonly Edit[]) => {
    setState((old) => patched(old, recordEdits(old, now, edits)));
    return true;
  };
  return <WeekPlan plan={plan} layer={layerIn(state)} save={save} now={now} />;
}

/** The week with records of its own, as a device without a network has them. */
export const renderWeek = (plan: PlanView, now = NOW): Promise<void> => renderScreen(<Week plan={plan} now={now} />);
