import type { IntakeView } from "@app/contract/intake";
import { useState } from "react";
import { appPaths } from "../../app-paths.ts";
import { aboutRows, becauseOf } from "../../content/app/intake/about-rows.ts";
import { helpCallsOf, telHref } from "../../content/app/intake/help.ts";
import { crisisCopy } from "../../content/app/intake/outcome.ts";
import { outcomeCardCopy as copy } from "../../content/app/intake/today.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import type { Assessment } from "../data/intake-query.ts";
import { formatDueTime } from "../shell/format/moments.ts";
import { formatWhole } from "../shell/format/numbers.ts";
import { Link } from "../shell/link.tsx";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import styles from "./outcome-card.module.css";
import { PersonMessage } from "./person-message.tsx";
import { PromiseClock } from "./promise-clock.tsx";
import { CorrectSign, reportedWords } from "./reported-sign.tsx";
import { shownTargets } from "./shown-targets.ts";

type OutcomeCardProps = {
  intake: IntakeView;
  /** The plan is on the same screen: nothing of it is announced. */
  hasPlan?: boolean;
};

/** What came of the questionnaire in one card: what it is, until when, and the way on. */
export function OutcomeCard({ intake, hasPlan = false }: OutcomeCardProps) {
  const { assessment } = intake;
  if (!assessment) return null;
  const { outcome } = assessment;
  const said = outcome === "crisis" ? null : reportedWords(intake);
  const { title, text } =
    said ?? (hasPlan && outcome === "plan" ? copy.partRead : wordsOf(intake, assessment, hasPlan));
  const [sign] = intake.reportedSigns;
  return (
    <section className={`${styles.card} stack gap-3`} aria-labelledby="anamnese" data-outcome={outcome}>
      <h2 className={styles.title} id="anamnese">
        {title}
      </h2>
      {hasPlan ? null : <Figure assessment={assessment} />}
      <p>{text}</p>
      {intake.personMessage && !hasPlan ? <PersonMessage message={intake.personMessage} /> : null}
      <Due intake={intake} assessment={assessment} />
      {sign && outcome !== "crisis" && !hasPlan ? <CorrectSign sign={sign} /> : null}
      {outcome === "crisis" ? <Calls country={intake.country} /> : null}
      {outcome === "crisis" || hasPlan ? null : <WayOn intake={intake} outcome={outcome} />}
      {/* The next step is the plan's: in one line the correction, and the screen that has the rest. */}
      {hasPlan && outcome !== "crisis" ? (
        <div className={`${styles.actions} row wrap`}>
          {sign ? <CorrectSign sign={sign} /> : null}
          <Link className={styles.link} to={appPaths.intakeResult}>
            {copy.open}
          </Link>
        </div>
      ) : null}
    </section>
  );
}

type Words = { title: string; text: string };

function wordsOf({ questionnaire }: IntakeView, assessment: Assessment, hasPlan: boolean): Words {
  const { outcome, diet, rows } = assessment;
  const isMade = outcome === "plan" || outcome === "limited";
  const hasTargets = shownTargets(assessment) !== null;
  if (questionnaire === "gratis") {
    if (isMade) return hasTargets ? copy.free : copy.freeHidden;
    if (outcome === "person-first" || (outcome === "not-served" && diet === "D")) return copy.freeNoTarget;
  }
  const about = outcome === "person-first" ? aboutRows(rows) : null;
  if (about) {
    const text = copy.personReads(becauseOf(about));
    return { ...copy["person-first"], text: hasPlan ? text : `${text} ${copy.readings}` };
  }
  return outcome === "plan" && !hasTargets ? copy.planHidden : copy[outcome];
}

/** The one figure of the card, only while numbers are shown and the energy is the engine's to plan. */
function Figure({ assessment }: { assessment: Assessment }) {
  const targets = shownTargets(assessment);
  if (!targets || (assessment.outcome !== "plan" && assessment.outcome !== "limited")) return null;
  return <p className={styles.figure}>{copy.kcal(formatWhole(targets.planned.kcal))}</p>;
}

/** The promise that runs, on its clock; past its hour it says so first. */
function Due({ intake: { definitivePlanBy }, assessment: { outcome, personBy, decidedAt } }: DueProps) {
  const [now] = useState(Date.now);
  const isPlanned = outcome === "plan" || outcome === "limited" || outcome === "person-first";
  const at = personBy ?? (isPlanned ? definitivePlanBy : null);
  if (!at || outcome === "crisis") return null;
  return (
    <>
      {now > Date.parse(at) ? <p className={styles.late}>{copy.late(formatDueTime(at))}</p> : null}
      <PromiseClock from={decidedAt} to={at} due={personBy ? copy.personBy : copy.signedBy} />
    </>
  );
}

type DueProps = { intake: IntakeView; assessment: Assessment };

/** Help first: the page of the outcome has the whole text. */
function Calls({ country }: { country: string }) {
  const { line, emergency } = helpCallsOf(country);
  return (
    <div className={`${styles.actions} row wrap`}>
      {[line, emergency].map((call) =>
        call ? (
          <ButtonLink
            key={call.number}
            href={telHref(call)}
            variant={call === (line ?? emergency) ? "primary" : "outline"}
          >
            {crisisCopy.call(call.number, call.name)}
          </ButtonLink>
        ) : null,
      )}
      <Link className={styles.link} to={appPaths.intakeResult}>
        {copy.open}
      </Link>
    </div>
  );
}

function WayOn({ intake, outcome }: { intake: IntakeView; outcome: Assessment["outcome"] }) {
  if (outcome === "incomplete")
    return (
      <div className={`${styles.actions} row wrap`}>
        <RouterButtonLink to={appPaths.intake}>{copy.incomplete.action}</RouterButtonLink>
      </div>
    );
  const mayTalk = intake.questionnaire === "completo" && outcome !== "not-served" && outcome !== "no-consent";
  const hasAnswers = outcome !== "not-served" && outcome !== "no-consent";
  return (
    <div className={`${styles.actions} row wrap`}>
      <RouterButtonLink to={appPaths.intakeResult}>{copy.open}</RouterButtonLink>
      {mayTalk ? (
        <Link className={styles.link} to={appPaths.booking}>
          {copy.book}
        </Link>
      ) : null}
      {hasAnswers ? (
        <Link className={styles.link} to={appPaths.intakeAnswers}>
          {copy.answers}
        </Link>
      ) : null}
    </div>
  );
}
