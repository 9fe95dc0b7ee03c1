import type { IntakeView } from "@app/contract/intake";
import { crisisTextOnDevice } from "../../outcome/crisis/crisis-on-device.ts";
import { CrisisOutcome } from "../../outcome/crisis/crisis-outcome.tsx";
import { shownTargets } from "../../outcome/shown-targets.ts";
import { DeclinedOutcome } from "./declined-outcome.tsx";
import { HiddenTargetOutcome, NoTargetOutcome } from "./free/no-target-outcome.tsx";
import { TargetOutcome } from "./free/target-outcome.tsx";
import { IncompleteOutcome } from "./incomplete-outcome.tsx";
import { LimitedOutcome } from "./limited-outcome.tsx";
import { NoConsentOutcome } from "./no-consent-outcome.tsx";
import { NotServedOutcome } from "./not-served-outcome.tsx";
import { PersonFirstOutcome } from "./person-first-outcome.tsx";
import { type OutcomeProps, PlanOutcome } from "./plan-outcome.tsx";

/** Where the questionnaire led, one component for each outcome. */
export function OutcomeScreen({ intake }: { intake: IntakeView }) {
  const { assessment, country, questionnaire } = intake;
  if (!assessment) return <IncompleteOutcome />;
  const props = { intake, assessment };
  switch (assessment.outcome) {
    case "crisis":
      return <CrisisOutcome text={assessment.crisis?.text ?? crisisTextOnDevice(country)} country={country} />;
    case "no-consent":
      return <NoConsentOutcome {...props} />;
    case "incomplete":
      return <IncompleteOutcome />;
    case "remote-care-declined":
      return <DeclinedOutcome {...props} />;
    case "not-served":
      // The refund ends the access: afterwards it is read as a free member's page, without an offer.
      return <NotServedOutcome {...props} />;
    case "person-first":
      return questionnaire === "gratis" ? <NoTargetOutcome {...props} /> : <PersonFirstOutcome {...props} />;
    case "limited":
      return questionnaire === "gratis" ? <FreeOutcome {...props} /> : <LimitedOutcome {...props} />;
    case "plan":
      return questionnaire === "gratis" ? <FreeOutcome {...props} /> : <PlanOutcome {...props} />;
  }
}

function FreeOutcome(props: OutcomeProps) {
  const targets = shownTargets(props.assessment);
  return targets ? <TargetOutcome {...props} targets={targets} /> : <HiddenTargetOutcome {...props} />;
}
