import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { planPageCopy as copy } from "../../content/app/plan/plan.ts";
import { type NotLoaded, useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../ui/overlays/load-failure.tsx";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { kindOfPlan, limitedPart, nonePart, weekPart } from "./plan-parts.ts";

type PlanScreenProps = { plan: PlanView | null; intake: IntakeView | undefined };

/** The week on the plate; groups and portions where the engine does not choose foods; or why there is no plan. */
export function PlanScreen({ plan, intake }: PlanScreenProps) {
  const kind = kindOfPlan(plan, intake);
  const week = useLazyPart(weekPart, kind === "foods");
  const limited = useLazyPart(limitedPart, kind === "equivalents");
  const none = useLazyPart(nonePart, kind === "none");
  if (plan && kind === "foods")
    return week.state === "loaded" ? <week.Part plan={plan} /> : <PlanLoading loaded={week} />;
  if (plan?.diet?.method === "equivalents" && kind === "equivalents")
    return limited.state === "loaded" ? (
      <limited.Part plan={plan} diet={plan.diet} intake={intake} />
    ) : (
      <PlanLoading loaded={limited} />
    );
  return none.state === "loaded" ? <none.Part intake={intake} plan={plan} /> : <PlanLoading loaded={none} />;
}

/** Also the prerendered page. */
export function PlanLoading({ loaded }: { loaded?: NotLoaded }) {
  const hasFailed = loaded && (loaded.state === "failed" || loaded.again);
  return (
    <>
      <h1>{copy.title}</h1>
      {hasFailed ? <LoadFailure loaded={loaded} /> : <Skeleton blocks={["sheet", "lines"]} />}
    </>
  );
}
