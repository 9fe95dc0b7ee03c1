import { freePlan, plansSection } from "../../../content/plans.ts";
import { useSignup } from "../../../identity/sign-up/signup.tsx";
import { ServerOnly } from "../../../shell/server-only.tsx";
import { trackProps } from "../../../tracking/track-props.ts";
import { Button } from "../../../ui/core/button.tsx";
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
      <ServerOnly name="complete-plan" as="article" className={styles.complete} aria-labelledby="complete-plan-title">
        {import.meta.env.SSR || import.meta.env.DEV ? <CompletePlan /> : null}
      </ServerOnly>
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
      <Button
        variant="outline"
        className={styles.choose}
        onClick={() => signup.open()}
        {...trackProps("FreePlanSelected")}
      >
        {plansSection.choose}
      </Button>
      <p className={`small soft ${styles.note}`}>{freePlan.note}</p>
    </article>
  );
}
