import { limitedPlanCopy as copy } from "../../../content/app/plan/plan.ts";
import { Hand, type HandName } from "./hands.tsx";
import styles from "./limited-plan.module.css";
import { Section } from "./section.tsx";

const NAMES: readonly HandName[] = ["fist", "palm", "cupped", "thumb"];

/** Portions measured by one's own hand. */
export function HandPortions() {
  return (
    <Section id="maos" title={copy.handsTitle}>
      <ul className={styles.hands}>
        {NAMES.map((name) => (
          <li key={name}>
            <div className={styles.hand}>
              <Hand name={name} />
            </div>
            <b>{copy.hands[name].name}</b>
            <p>{copy.hands[name].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
