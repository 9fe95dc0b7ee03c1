import { completePlan } from "../../../content/plans.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./no-subscription.module.css";

/** What the paid plan contains. */
export function PlanContents() {
  return (
    <>
      <b>{completePlan.featuresTitle}</b>
      <ul className={styles.features}>
        {completePlan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}
