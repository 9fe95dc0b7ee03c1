import { appPaths } from "../../../app-paths.ts";
import { aboutRows, becauseOf } from "../../../content/app/intake/about-rows.ts";
import { callCopy, personFirstCopy as copy, refundCopy, reviewCopy } from "../../../content/app/intake/outcome.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import portrait from "../../../ui/pictures/nutricionista.svg";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { OutcomeHeader, OutcomePage } from "./parts/outcome-page.tsx";
import { PersonClock } from "./parts/person-clock.tsx";
import { PlateMethod } from "./parts/plate-method.tsx";
import { Readings } from "./parts/readings.tsx";
import { RefundOffer } from "./parts/refund-offer.tsx";
import styles from "./person-first-outcome.module.css";
import { MoreOutcome, type OutcomeProps } from "./plan-outcome.tsx";

/** A person reads before anything is made. The portrait at full size: the promise is a person, not a wait. */
export function PersonFirstOutcome({ intake, assessment }: OutcomeProps) {
  const { diet, personBy, decidedAt, notes, refund } = assessment;
  const about = aboutRows(assessment.rows);
  const isDietOpen = diet === "A" || diet === "B";
  return (
    <OutcomePage picture={<Illustration src={portrait} shape="portrait" eager className={styles.portrait} />}>
      <OutcomeHeader title={copy.title}>
        {about ? `${copy.because(becauseOf(about))} ` : ""}
        {isDietOpen ? copy.trainingOnly : copy.lead}
      </OutcomeHeader>
      {assessment.awaitsReview ? <Alert tone="info">{reviewCopy}</Alert> : null}
      {personBy ? <PersonClock from={decidedAt} by={personBy} label={copy.answersBy} country={intake.country} /> : null}
      {notes.includes("contato-do-pre-natal") ? <p>{copy.preNatal}</p> : null}
      {notes.includes("liberacao-medica") ? <p>{copy.clearance}</p> : null}
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
