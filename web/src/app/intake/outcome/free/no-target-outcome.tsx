import { counterOf, counterSentence, type Where } from "@app/engine/intake/triage/free-members";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { appPaths } from "../../../../app-paths.ts";
import { helpCallsOf, telHref } from "../../../../content/app/intake/help.ts";
import { noTargetCopy as copy } from "../../../../content/app/intake/targets.ts";
import { Icon, IconPath } from "../../../../ui/core/icon.tsx";
import { Illustration } from "../../../../ui/core/illustration.tsx";
import picture from "../../../../ui/pictures/mesa.svg";
import { Link } from "../../../shell/link.tsx";
import { AutomaticDecision } from "../parts/automatic-decision.tsx";
import lines from "../parts/lines.module.css";
import { OutcomeHeader, OutcomePage, OutcomeSection, OutcomeSheet } from "../parts/outcome-page.tsx";
import { PlateMethod } from "../parts/plate-method.tsx";
import { Readings } from "../parts/readings.tsx";
import styles from "../person-first-outcome.module.css";
import type { OutcomeProps } from "../plan-outcome.tsx";

const HEALTH_CENTRE = "M4 11l8-7 8 7v9h-5v-6H9v6H4z";
const PHONE = "M5 4h4l2 5-2.5 1.5a11 11 0 005 5L15 13l5 2v4a1.5 1.5 0 01-1.5 1.5C11 20 4 13 3.5 5.5A1.5 1.5 0 015 4z";

/** A free member without a target: no figure but telephone numbers, nothing sold, and where there are people for it. */
export function NoTargetOutcome({ intake: { country }, assessment }: OutcomeProps) {
  const places = placesOf(assessment.diet, assessment.rows);
  const { line } = helpCallsOf(country);
  const [reason, title = ""] = sentenceOf(country).split(/(?<=\.) /);
  return (
    <OutcomePage picture={<Illustration src={picture} shape="scene" eager className={styles.portrait} />}>
      <OutcomeHeader title={title}>
        {reason} {copy.limit}
      </OutcomeHeader>
      <OutcomeSection id="ajuda" title={copy.helpTitle}>
        <ul className={lines.lines}>
          {places.map((place) => (
            <li key={place}>
              <IconPath path={HEALTH_CENTRE} />
              <p>
                <b>{copy.places[place]}</b>
                <small>{helpAt(place, country)}</small>
              </p>
            </li>
          ))}
          {line ? (
            <li>
              <IconPath path={PHONE} />
              <p>
                <b>{copy.line.name(line.name)}</b>
                <small>{copy.line.text}</small>
                <a href={telHref(line)}>{copy.line.action(line.number)}</a>
              </p>
            </li>
          ) : null}
        </ul>
      </OutcomeSection>
      <OutcomeSheet>
        <h2>{copy.stays.title}</h2>
        <ul className={lines.ticks}>
          {copy.stays.lines.map((text) => (
            <li key={text}>
              <Icon name="check" />
              {text}
            </li>
          ))}
        </ul>
      </OutcomeSheet>
      <Readings only={["prato", "sono"]} />
      <OutcomeSection id="some" title={copy.goes.title}>
        <p>{copy.goes.text}</p>
      </OutcomeSection>
      <AutomaticDecision rows={assessment.rows} by="plain">
        {" ou "}
        <Link to={appPaths.intakeAnswers}>{copy.change}</Link>
      </AutomaticDecision>
    </OutcomePage>
  );
}

/** Numbers hidden by the member's choice: the same page without the help. */
export function HiddenTargetOutcome({ assessment }: OutcomeProps) {
  return (
    <OutcomePage picture={<Illustration src={picture} shape="scene" eager className={styles.portrait} />}>
      <OutcomeHeader title={copy.hidden.title}>{copy.hidden.text}</OutcomeHeader>
      <PlateMethod />
      <AutomaticDecision rows={assessment.rows} by="plain">
        {" ou "}
        <Link to={appPaths.intakeAnswers}>{copy.change}</Link>
      </AutomaticDecision>
    </OutcomePage>
  );
}

const placesOf = (diet: OutcomeProps["assessment"]["diet"], rows: readonly string[]): Where[] =>
  counterOf(
    diet,
    safetyTable.content.filter(({ code }) => rows.includes(code)),
  ).where;

/** The engine's two sentences without the help, which the list names: why, and what the page is called. */
const sentenceOf = (country: string): string => counterSentence({ target: "sem-meta", where: [] }, country);

const helpAt = (place: Where, country: string): string =>
  counterSentence({ target: "sem-meta", where: [place] }, country)
    .slice(sentenceOf(country).length)
    .trim();
