import { useRevalidator } from "react-router";
import { useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { usePlan } from "../data/plan-query.ts";
import { useWhenReachable } from "../shell/states/when-reachable.ts";
import { planPart } from "./intake-parts.ts";
import { hasPlannedDay } from "./planned-stage.ts";

/** Without the server: the day of the plan that this device has kept. The rest joins when the server answers again. */
export function KeptDay() {
  const plan = usePlan();
  const day = useLazyPart(planPart);
  const { state, revalidate } = useRevalidator();
  useWhenReachable(state === "idle", () => void revalidate());
  if (day.state !== "loaded" || !hasPlannedDay(plan)) return null;
  return <day.Part plan={plan} items={null} />;
}
