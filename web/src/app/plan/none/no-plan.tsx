import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { noPlanCopy, planPageCopy } from "../../../content/app/plan/plan.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import picture from "../../../ui/pictures/prato.svg";
import { hasOutcome } from "../../data/intake-query.ts";
import { isSellingAllowed } from "../../data/intake-stage.ts";
import { PlanStanding } from "../../data/plan-standing/plan-standing.tsx";
import { OutcomeCard } from "../../outcome/outcome-card.tsx";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { NoSubscription } from "../../shell/subscription/no-subscription.tsx";
import { PlanTabs } from "../tabs/plan-tabs.tsx";
import styles from "./no-plan.module.css";
import { type NoPlanReason, noPlanReason } from "./no-plan-reason.ts";

type NoPlanProps = {
  intake: IntakeView | undefined;
  /** Its diet waits for a person; the training half may be there. */
  plan?: PlanView | null;
};

/** Says why there is no plan, and what comes next. It shows nothing of a plan that is not the member's. */
export function NoPlan({ intake, plan = null }: NoPlanProps) {
  const reason = noPlanReason(intake);
  const card = intake && hasOutcome(intake) ? <OutcomeCard intake={intake} /> : null;
  // In a crisis the plan is paused: the card stands alone.
  if (reason === "crisis")
    return (
      <>
        <h1 className="sr-only">{planPageCopy.title}</h1>
        {card}
      </>
    );
  const { title, text } = noPlanCopy[reason];
  const isFree = reason === "free" || reason === "ended";
  return (
    <div className={styles.page}>
      {plan?.training ? <PlanTabs current="diet" /> : null}
      {plan ? <PlanStanding plan={{ ...plan, training: null }} /> : null}
      <Illustration src={picture} shape="scene" className={styles.picture} eager />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <WayOn reason={reason} />
      </header>
      {card}
      {isFree && isSellingAllowed(intake) ? (
        <NoSubscription quiet={card !== null} returning={reason === "ended"} />
      ) : null}
    </div>
  );
}

function WayOn({ reason }: { reason: Exclude<NoPlanReason, "crisis"> }) {
  switch (reason) {
    case "start":
      return <RouterButtonLink to={appPaths.intake}>{noPlanCopy.start.action}</RouterButtonLink>;
    case "suspended":
      return <Link to={appPaths.account}>{noPlanCopy.suspended.link}</Link>;
    case "unknown":
      return <Link to={appPaths.today}>{noPlanCopy.unknown.link}</Link>;
    default:
      return null;
  }
}
