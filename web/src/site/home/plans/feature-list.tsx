import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./plans.module.css";

/** The same list on both sides of the axis: nothing is greyed out. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon name="check" className={styles.check} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
