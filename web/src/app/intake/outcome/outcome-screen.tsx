import type { IntakeView } from "@app/contract/intake";
import { appPaths } from "../../../app-paths.ts";
import { aboutRows, becauseOf } from "../../../content/app/intake/about-rows.ts";
import {
  callCopy,
  incompleteCopy as copy,
  declinedCopy,
  personFirstCopy,
  refundCopy,
  reviewCopy,
} from "../../../content/app/intake/outcome.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import portrait from "../../../ui/pictures/nutricionista.svg";
import picture from "../../../ui/pictures/orelhao.svg";
import { crisisTextOnDevice } from "../../outcome/crisis/crisis-on-device.ts";
import { CrisisOutcome } from "../../outcome/crisis/crisis-outcome.tsx";
import { shownTargets } from "../../outcome/shown-targets.ts";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { HiddenTargetOutcome, NoTargetOutcome } from "./free/no-target-outcome.tsx";
import { TargetOutcome } from "./free/target-outcome.tsx";
import { LimitedOutcome } from "./limited-outcome.tsx";
import { NoConsentOutcome } from "./no-consent-outcome.tsx";
import { NotServedOutcome } from "./not-served-outcome.tsx";
import { AutomaticDecision } from "./parts/automatic-decision.tsx";
import { OutcomeHeader, OutcomePage } from "./parts/outcome-page.tsx";
import { PersonClock } from "./parts/person-clock.tsx";
import { PlateMethod } from "./parts/plate-method.tsx";
import { Readings } from "./parts/readings.tsx";
import { RefundOffer } from "./parts/refund-offer.tsx";
import styles from "./person-first-outcome.module.css";
import { MoreOutcome, type OutcomeProps, PlanOutcome } from "./plan-outcome.tsx";

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

/** An essential answer is missing, also after a change that opened new questions. */
function IncompleteOutcome() {
  return (
    <OutcomePage>
      <OutcomeHeader title={copy.title}>{copy.lead}</OutcomeHeader>
      <p>
        <RouterButtonLink to={appPaths.intake}>{copy.action}</RouterButtonLink>
      </p>
    </OutcomePage>
  );
}

/** Remote care not accepted so far: nothing is made, a person talks first, or the money goes back. */
function DeclinedOutcome({ intake, assessment }: OutcomeProps) {
  const { personBy, decidedAt, refund, rows } = assessment;
  return (
    <OutcomePage picture={<Illustration src={picture} shape="scene" eager className={styles.portrait} />}>
      <OutcomeHeader title={declinedCopy.title}>{declinedCopy.lead}</OutcomeHeader>
      {personBy ? (
        <PersonClock from={decidedAt} by={personBy} label={declinedCopy.by} country={intake.country} />
      ) : null}
      <p>{declinedCopy.bookText}</p>
      <RouterButtonLink to={appPaths.booking} fullWidth>
        {declinedCopy.book}
      </RouterButtonLink>
      {refund ? <RefundOffer kind={refund} {...refundCopy.declined} quiet /> : null}
      <AutomaticDecision rows={rows}>
        {" · "}
        <Link to={appPaths.intake}>{declinedCopy.agree}</Link>
      </AutomaticDecision>
    </OutcomePage>
  );
}

/** A person reads before anything is made. The portrait at full size: the promise is a person, not a wait. */
function PersonFirstOutcome({ intake, assessment }: OutcomeProps) {
  const { diet, personBy, decidedAt, notes, refund } = assessment;
  const about = aboutRows(assessment.rows);
  const isDietOpen = diet === "A" || diet === "B";
  return (
    <OutcomePage picture={<Illustration src={portrait} shape="portrait" eager className={styles.portrait} />}>
      <OutcomeHeader title={personFirstCopy.title}>
        {about ? `${personFirstCopy.because(becauseOf(about))} ` : ""}
        {isDietOpen ? personFirstCopy.trainingOnly : personFirstCopy.lead}
      </OutcomeHeader>
      {assessment.awaitsReview ? <Alert tone="info">{reviewCopy}</Alert> : null}
      {personBy ? (
        <PersonClock from={decidedAt} by={personBy} label={personFirstCopy.answersBy} country={intake.country} />
      ) : null}
      {notes.includes("contato-do-pre-natal") ? <p>{personFirstCopy.preNatal}</p> : null}
      {notes.includes("liberacao-medica") ? <p>{personFirstCopy.clearance}</p> : null}
      <RouterButtonLink to={appPaths.booking} fullWidth>
        {callCopy.action}
      </RouterButtonLink>
      {isDietOpen ? <PlateMethod /> : null}
      <Readings />
      {refund ? <RefundOffer kind={refund} {...refundCopy.goodwill} quiet /> : null}
      <MoreOutcome intake={intake} assessment={assessment} />
    </OutcomePage>
  );
}
