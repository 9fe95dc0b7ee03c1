import { appPaths } from "../../../app-paths.ts";
import { noConsentCopy as copy } from "../../../content/app/intake/outcome.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import picture from "../../../ui/pictures/mesa.svg";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { AutomaticDecision } from "./parts/automatic-decision.tsx";
import lines from "./parts/lines.module.css";
import { OutcomeHeader, OutcomePage, OutcomeSection } from "./parts/outcome-page.tsx";
import styles from "./person-first-outcome.module.css";
import type { OutcomeProps } from "./plan-outcome.tsx";

/** No health data, no figures of a body: what stays open, and how to authorise later. */
export function NoConsentOutcome({ intake, assessment }: OutcomeProps) {
  return (
    <OutcomePage picture={<Illustration src={picture} shape="scene" eager className={styles.portrait} />}>
      <OutcomeHeader title={copy.title}>{copy.lead}</OutcomeHeader>
      <OutcomeSection id="fica" title={copy.staysTitle}>
        <ul className={lines.ticks}>
          {copy.stays.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
      </OutcomeSection>
      <RouterButtonLink to={appPaths.intake} fullWidth>
        {copy.action}
      </RouterButtonLink>
      {intake.questionnaire === "completo" ? (
        <p>
          {copy.paid} <Link to={appPaths.rights}>{copy.rights}</Link>
        </p>
      ) : null}
      <AutomaticDecision rows={assessment.rows} by="plain" />
    </OutcomePage>
  );
}
