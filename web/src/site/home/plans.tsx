import { freePlan, plansSection } from "../../content/plans.ts";
import { useSignup } from "../../identity/signup.tsx";
import { Button } from "../../ui/button.tsx";
import { CompletePlan } from "./complete-plan.tsx";
import { FeatureList } from "./feature-list.tsx";
import styles from "./plans.module.css";

/** The axis is the border between the free plan and the complete one. */
export function Plans() {
  return (
    <section id="start" className={`band ${styles.plans}`} aria-labelledby="plans-title">
      <div className={styles.heading}>
        <h2 id="plans-title">{plansSection.title}</h2>
      </div>
      <CompletePlan />
      <FreePlan />
    </section>
  );
}

function FreePlan() {
  const signup = useSignup();
  return (
    <article className={styles.free} aria-labelledby="free-plan-title">
      <h3 id="free-plan-title">{freePlan.title}</h3>
      <p className={styles.nothing}>{freePlan.price}</p>
      <FeatureList features={freePlan.features} />
      <Button variant="outline" className={styles.choose} onClick={() => signup.open()}>
        {plansSection.choose}
      </Button>
      <p className={`small soft ${styles.note}`}>{freePlan.note}</p>
    </article>
  );
}
