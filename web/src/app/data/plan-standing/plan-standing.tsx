import type { PlanView } from "@app/contract/plans";
import { planStandingCopy as copy } from "../../../content/app/plan/standing.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import { formatDate } from "../../shell/format/moments.ts";
import { useNow } from "../../shell/use-now.ts";
import { planQuery } from "../plan-query.ts";
import { queryClient } from "../query-client.ts";

/** Longer than that nobody has said that the plan on this device still holds. */
const CONFIRMED_MS = 72 * 3_600_000;

type PlanStandingProps = { plan: Pick<PlanView, "withdrawal" | "diet" | "training">; now?: number };

/** Above a plan: why the one of before is gone, and since when the server has not confirmed what this device keeps. */
export function PlanStanding({ plan, now: given }: PlanStandingProps) {
  const clock = useNow();
  const now = given ?? clock;
  const confirmedAt = queryClient.getQueryState(planQuery.queryKey)?.dataUpdatedAt;
  const isOld = Boolean(confirmedAt && now - confirmedAt > CONFIRMED_MS);
  return (
    <>
      {isOld && confirmedAt ? (
        <Alert tone="warning">{copy.unconfirmed(formatDate(new Date(confirmedAt).toISOString()))}</Alert>
      ) : null}
      {plan.withdrawal ? (
        <Alert tone="info">
          {plan.withdrawal.text} {plan.diet || plan.training ? copy.inItsPlace : copy.nothingYet}
        </Alert>
      ) : null}
    </>
  );
}
