import { clockCopy, limitedCopy as copy, planCopy, reviewCopy } from "../../../content/app/intake/outcome.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import { leftOutOf } from "../../outcome/left-out.ts";
import { LeftOutLines } from "../../outcome/left-out-lines.tsx";
import { PromiseClock } from "../../outcome/promise-clock.tsx";
import { changeOf, shownTargets } from "../../outcome/shown-targets.ts";
import { formatDueTime } from "../../shell/format/moments.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import { BookCall } from "./parts/book-call.tsx";
import styles from "./parts/lines.module.css";
import { OutcomeHeader, OutcomePage, OutcomeSection, OutcomeSheet } from "./parts/outcome-page.tsx";
import { PlanReady, useIsPlanReady } from "./parts/plan-ready.tsx";
import { PlateMethod } from "./parts/plate-method.tsx";
import { MoreOutcome, type OutcomeProps } from "./plan-outcome.tsx";

/** At least one half is limited: what was left out and why, and the plate that can be followed today. */
export function LimitedOutcome({ intake, assessment }: OutcomeProps) {
  const { personBy, decidedAt } = assessment;
  const targets = shownTargets(assessment);
  const left = leftOutOf(assessment);
  const isReady = useIsPlanReady();
  const energy = targets ? (changeOf(targets).kind === "cut" ? copy.smallCut : copy.energy) : null;
  return (
    <OutcomePage
      lead={
        <>
          <OutcomeHeader tag={copy.tag} title={copy.title}>
            {copy.text}
          </OutcomeHeader>
          <PlanReady />
          {assessment.awaitsReview ? <Alert tone="info">{reviewCopy}</Alert> : null}
          {personBy ? (
            <OutcomeSheet>
              <h2>{copy.reads(formatDueTime(personBy))}</h2>
              <PromiseClock from={decidedAt} to={personBy} due={clockCopy.readBy} now={planCopy.provisional} />
              <p className="small soft">{clockCopy.credit}</p>
            </OutcomeSheet>
          ) : null}
        </>
      }
      asideFirst
      aside={
        left.length > 0 ? (
          <OutcomeSection id="de-fora" title={copy.leftOut}>
            <LeftOutLines left={left} className={styles.lines} />
          </OutcomeSection>
        ) : null
      }
    >
      <PlateMethod>{targets && energy ? energy(formatWhole(targets.planned.kcal)) : null}</PlateMethod>
      <OutcomeSection id="depois" title={planCopy.next}>
        {intake.definitivePlanBy ? (
          <PromiseClock from={decidedAt} to={intake.definitivePlanBy} due={clockCopy.signedBy} />
        ) : null}
        <BookCall rows={assessment.rows} quiet={isReady} />
      </OutcomeSection>
      <MoreOutcome intake={intake} assessment={assessment} />
    </OutcomePage>
  );
}
