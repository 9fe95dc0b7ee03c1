import { appPaths } from "../../../app-paths.ts";
import { declinedCopy as copy, refundCopy } from "../../../content/app/intake/outcome.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import picture from "../../../ui/pictures/orelhao.svg";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { AutomaticDecision } from "./parts/automatic-decision.tsx";
import { OutcomeHeader, OutcomePage } from "./parts/outcome-page.tsx";
import { PersonClock } from "./parts/person-clock.tsx";
import { RefundOffer } from "./parts/refund-offer.tsx";
import styles from "./person-first-outcome.module.css";
import type { OutcomeProps } from "./plan-outcome.tsx";

/** Remote care not accepted so far: nothing is made, a person talks first, or the money goes back. */
export function DeclinedOutcome({ intake, assessment }: OutcomeProps) {
  const { personBy, decidedAt, refund, rows } = assessment;
  return (
    <OutcomePage picture={<Illustration src={picture} shape="scene" eager className={styles.portrait} />}>
      <OutcomeHeader title={copy.title}>{copy.lead}</OutcomeHeader>
      {personBy ? <PersonClock from={decidedAt} by={personBy} label={copy.by} country={intake.country} /> : null}
      <p>{copy.bookText}</p>
      <RouterButtonLink to={appPaths.booking} fullWidth>
        {copy.book}
      </RouterButtonLink>
      {refund ? <RefundOffer kind={refund} {...refundCopy.declined} quiet /> : null}
      <AutomaticDecision rows={rows}>
        {" · "}
        <Link to={appPaths.intake}>{copy.agree}</Link>
      </AutomaticDecision>
    </OutcomePage>
  );
}
