import { DEFAULT_CYCLE } from "@app/contract/catalogue";
import { appPaths } from "../../../../app-paths.ts";
import { billCopy, freeTargetCopy as copy } from "../../../../content/app/intake/targets.ts";
import type { Targets } from "../../../data/intake-query.ts";
import { Link } from "../../../shell/link.tsx";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import { AutomaticDecision } from "../parts/automatic-decision.tsx";
import lines from "../parts/lines.module.css";
import { OutcomePage, OutcomeSection, OutcomeSheet } from "../parts/outcome-page.tsx";
import { TargetBill } from "../parts/target-bill.tsx";
import { TargetRange } from "../parts/target-range.tsx";
import type { OutcomeProps } from "../plan-outcome.tsx";
import styles from "./target-outcome.module.css";

/** A free member's target with its range and its whole bill; limited, it keeps the energy of the day and says why. */
export function TargetOutcome({ intake, assessment, targets }: OutcomeProps & { targets: Targets }) {
  const isLimited = assessment.diet === "B";
  return (
    <div className={styles.page}>
      <TargetRange targets={targets} firstName={intake.firstName} heading="h1" />
      <OutcomePage aside={isLimited ? <Limited country={intake.country} /> : <Usage />}>
        {isLimited ? <Why hasNoMargin={targets.flags.includes("SEM_MARGEM")} /> : null}
        <OutcomeSection id="conta" title={billCopy.title}>
          <TargetBill targets={targets} />
        </OutcomeSection>
        <RouterButtonLink to={appPaths.progress} fullWidth>
          {copy.open}
        </RouterButtonLink>
        <AutomaticDecision rows={assessment.rows} by="diet">
          {" · "}
          <Link to={appPaths.intakeAnswers}>{copy.answers}</Link>
        </AutomaticDecision>
      </OutcomePage>
    </div>
  );
}

function Why({ hasNoMargin }: { hasNoMargin: boolean }) {
  const { title, text } = hasNoMargin ? copy.noMargin : copy.keep;
  return (
    <OutcomeSection id="por-que" title={title}>
      <p>{text}</p>
    </OutcomeSection>
  );
}

function Usage() {
  const { use, would } = copy;
  return (
    <>
      <OutcomeSection id="como-usar" title={use.title}>
        <Lines lines={use.lines} />
      </OutcomeSection>
      <OutcomeSection id="completo" title={would.title}>
        <p>{would.text}</p>
        <p>
          <a className={`${styles.link} tap-link`} href={`/pagamento?plano=completo&ciclo=${DEFAULT_CYCLE}`}>
            {would.link}
          </a>
        </p>
      </OutcomeSection>
    </>
  );
}

function Limited({ country }: { country: string }) {
  const { instead, disagree } = copy;
  return (
    <>
      <OutcomeSheet>
        <h2>{instead.title}</h2>
        <Lines lines={instead.lines} />
      </OutcomeSheet>
      <OutcomeSection id="discorda" title={disagree.title}>
        <p>{country === "BR" ? disagree.text : disagree.textAbroad}</p>
      </OutcomeSection>
    </>
  );
}

const Lines = ({ lines: rows }: { lines: readonly { name: string; text: string }[] }) => (
  <ul className={lines.plain}>
    {rows.map(({ name, text }) => (
      <li key={name}>
        <p>
          <b>{name}</b>
          <small>{text}</small>
        </p>
      </li>
    ))}
  </ul>
);
