import type { IntakeView } from "@app/contract/intake";
import { appPaths } from "../../../app-paths.ts";
import { helpCallsOf, telHref } from "../../../content/app/intake/help.ts";
import {
  clockCopy,
  planCopy as copy,
  outcomeCopy,
  reviewCopy,
  supportCopy,
} from "../../../content/app/intake/outcome.ts";
import { billCopy } from "../../../content/app/intake/targets.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import figure from "../../../ui/pictures/ponte-cartaz.svg";
import plate from "../../../ui/pictures/prato-cartaz.svg";
import type { Assessment } from "../../data/intake-query.ts";
import { PromiseClock } from "../../outcome/promise-clock.tsx";
import { shownTargets } from "../../outcome/shown-targets.ts";
import { Link } from "../../shell/link.tsx";
import { AutomaticDecision } from "./parts/automatic-decision.tsx";
import { BookCall } from "./parts/book-call.tsx";
import { OutcomeHeader, OutcomePage, OutcomeSection } from "./parts/outcome-page.tsx";
import { PlanReady, useIsPlanReady } from "./parts/plan-ready.tsx";
import { PlateMethod } from "./parts/plate-method.tsx";
import { TargetBill } from "./parts/target-bill.tsx";
import { TargetRange, TargetShares } from "./parts/target-range.tsx";
import styles from "./plan-outcome.module.css";

export type OutcomeProps = { intake: IntakeView; assessment: Assessment };

/** The engine may plan: targets with their bill, or the plate without a figure, and what comes until when. */
export function PlanOutcome({ intake, assessment }: OutcomeProps) {
  const targets = shownTargets(assessment);
  const isReady = useIsPlanReady();
  return (
    <OutcomePage picture={<HungPosters />}>
      <OutcomeHeader tag={copy.tag} title={targets ? copy.title : copy.hiddenTitle}>
        {isReady ? copy.ready : copy.lead}
      </OutcomeHeader>
      <PlanReady />
      {assessment.awaitsReview ? <Alert tone="info">{reviewCopy}</Alert> : null}
      {targets ? (
        <>
          <TargetRange targets={targets} firstName="" heading="h2" />
          <TargetShares targets={targets} />
        </>
      ) : (
        <PlateMethod />
      )}
      <OutcomeSection id="depois" title={copy.next}>
        {intake.definitivePlanBy ? (
          <PromiseClock
            from={assessment.decidedAt}
            to={intake.definitivePlanBy}
            due={clockCopy.signedBy}
            now={copy.provisional}
          />
        ) : null}
        <BookCall rows={assessment.rows} quiet={isReady} />
      </OutcomeSection>
      {targets ? (
        <OutcomeSection id="conta" title={billCopy.title}>
          <TargetBill targets={targets} />
        </OutcomeSection>
      ) : null}
      <MoreOutcome intake={intake} assessment={assessment} />
    </OutcomePage>
  );
}

/** What ends every outcome of the Complete plan: why, the review, the answers, and a person to talk to. */
export function MoreOutcome({ intake, assessment }: OutcomeProps) {
  return (
    <>
      <AutomaticDecision rows={assessment.rows}>
        {" · "}
        <Link to={appPaths.intakeAnswers}>{outcomeCopy.answers}</Link>
      </AutomaticDecision>
      {needsSupport(assessment) ? <SupportLine country={intake.country} /> : null}
    </>
  );
}

/** A row asked for a card of support or care, or a person reads first. */
const needsSupport = ({ notes, outcome }: Assessment): boolean =>
  outcome === "person-first" || notes.includes("cartao-de-apoio") || notes.includes("cartao-de-cuidado");

/** A line that answers now, by the member's country; nothing where none surely does. */
function SupportLine({ country }: { country: string }) {
  const { line } = helpCallsOf(country);
  if (!line) return null;
  return (
    <p className={`${styles.line} small soft`}>
      {supportCopy.now} {country === "BR" ? supportCopy.inBrazil : supportCopy.abroad(line.name)}{" "}
      <a href={telHref(line)}>{line.number}</a>.
    </p>
  );
}

/** The two halves of a plan as posters on a wall, each on its thread. Decorative. */
function HungPosters() {
  return (
    <div className={styles.wall} aria-hidden="true">
      <i className={styles.thread} />
      <i className={styles.thread} />
      <img className={styles.plate} src={plate} width={320} height={320} alt="" />
      <img className={styles.figure} src={figure} width={240} height={268} alt="" />
    </div>
  );
}
