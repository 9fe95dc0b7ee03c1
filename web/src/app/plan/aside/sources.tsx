import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { labelCopy as copy } from "../../../content/app/plan/plan.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./aside.module.css";

type SourcesProps = { plan: PlanView; meals: readonly LayeredMeal[] };

/** Why each number is what it is, and the table that each food's figures are from. */
export function Sources({ plan: { numbers, reasons }, meals }: SourcesProps) {
  const isShown = numbers === "shown";
  const foods = new Map(meals.flatMap(({ items }) => items).map(({ name, source }) => [name, source]));
  return (
    <details className={styles.sources}>
      <summary>
        <Icon name="chevron-down" />
        {isShown ? copy.numbers : copy.portions}
      </summary>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isShown ? (
        <>
          <p>
            <Link to={appPaths.intakeResult}>{copy.bill}</Link>
          </p>
          {foods.size > 0 ? <h3>{copy.sources}</h3> : null}
          <dl>
            {[...foods].map(([name, source]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{source}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </details>
  );
}
