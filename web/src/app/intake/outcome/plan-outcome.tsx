import type { IntakeView } from "@app/contract/intake";
import { appPaths } from "../../../app-paths.ts";
import { clockCopy, planCopy as copy, outcomeCopy, reviewCopy } from "../../../content/app/intake/outcome.ts";
import { billCopy } from "../../../content/app/intake/targets.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import type { Assessment } from "../../data/intake-query.ts";
import { PromiseClock } from "../../outcome/promise-clock.tsx";
import { shownTargets } from "../../outcome/shown-targets.ts";
import { Link } from "../../shell/link.tsx";
import { AutomaticDecision } from "./parts/automatic-decision.tsx";
import { BookCall } from "./parts/book-call.tsx";
import { HungPosters } from "./parts/hung-posters.tsx";
import { OutcomeHeader, OutcomePage, OutcomeSection } from "./parts/outcome-page.tsx";
import { PlanReady, useIsPlanReady } from "./parts/plan-ready.tsx";
import { PlateMethod } from "./parts/plate-method.tsx";
import { SupportLine } from "./parts/support-line.tsx";
import { TargetBill } from "./parts/target-bill.tsx";
import { TargetRange, TargetShares } from "./parts/target-range.tsx";

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
