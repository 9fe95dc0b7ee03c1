import { notServedCopy as copy } from "../../../content/app/intake/outcome.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import picture from "../../../ui/pictures/sol.svg";
import { AutomaticDecision } from "./parts/automatic-decision.tsx";
import lines from "./parts/lines.module.css";
import { OutcomeHeader, OutcomePage, OutcomeSection } from "./parts/outcome-page.tsx";
import { RefundOffer } from "./parts/refund-offer.tsx";
import styles from "./person-first-outcome.module.css";
import type { OutcomeProps } from "./plan-outcome.tsx";

/** Under 18: kind, the money back at one press, and where there are people for it. */
export function NotServedOutcome({ intake, assessment }: OutcomeProps) {
  const help = intake.country === "BR" ? copy.help : copy.helpAbroad;
  return (
    <OutcomePage picture={<Illustration src={picture} shape="scene" eager className={styles.portrait} />}>
      <OutcomeHeader title={copy.title}>{copy.lead}</OutcomeHeader>
      {assessment.refund ? (
        <RefundOffer kind={assessment.refund} title={copy.refundTitle} text={copy.refundText} />
      ) : null}
      <p>{copy.erased}</p>
      <OutcomeSection id="ajuda" title={copy.helpTitle}>
        <ul className={lines.lines}>
          {help.map(({ name, text }) => (
            <li key={name}>
              <Icon name="person" />
              <p>
                <b>{name}</b>
                <small>{text}</small>
              </p>
            </li>
          ))}
        </ul>
      </OutcomeSection>
      <AutomaticDecision rows={assessment.rows} by="plain" />
    </OutcomePage>
  );
}
