import { brand } from "@app/contract/brand";
import { useEffect, useRef } from "react";
import { freePlan, plansSection } from "../../../content/plans.ts";
import { useSignup } from "../../../identity/sign-up/signup.tsx";
import { useSignedInName } from "../../../shell/account-link.tsx";
import { ServerOnly } from "../../../shell/server-only.tsx";
import { readStored } from "../../../storage.ts";
import { trackProps } from "../../../tracking/track-props.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { CompletePlan } from "./complete-plan.tsx";
import { FeatureList } from "./feature-list.tsx";
import styles from "./plans.module.css";

/** The axis is the border between the free plan and the complete one. */
export function Plans() {
  const section = useRef<HTMLElement>(null);
  const name = useSignedInName();
  useEffect(() => {
    if (!section.current || !(name || readStored("offer"))) return;
    const { current } = section;
    // Without the file the usual price stays, and the checkout shows the lower one.
    import("../../../checkout/promised-price.ts").then(
      ({ showPromisedPrice }) => showPromisedPrice(current),
      () => undefined,
    );
  }, [name]);
  return (
    <section ref={section} id="start" className={`band ${styles.plans}`} aria-labelledby="plans-title">
      <div className={styles.heading}>
        <h2 id="plans-title">{plansSection.title}</h2>
      </div>
      <ServerOnly name="complete-plan" as="article" className={styles.complete} aria-labelledby="complete-plan-title">
        {import.meta.env.SSR || import.meta.env.DEV ? <CompletePlan /> : null}
      </ServerOnly>
      <FreePlan name={name} />
    </section>
  );
}

function FreePlan({ name }: { name: string | undefined }) {
  const signup = useSignup();
  return (
    <article className={styles.free} aria-labelledby="free-plan-title">
      <h3 id="free-plan-title">{freePlan.title}</h3>
      <p className={styles.nothing}>{freePlan.price}</p>
      <FeatureList features={freePlan.features} />
      {name ? (
        <>
          <ButtonLink variant="outline" className={styles.choose} href="/app">
            Abrir meu {brand.name}
          </ButtonLink>
          <p className={`small soft ${styles.note}`}>{freePlan.member(name.split(" ")[0] ?? name)}</p>
        </>
      ) : null}
      <Button
        variant={name ? "link" : "outline"}
        className={styles.choose}
        onClick={() => signup.open()}
        {...trackProps("FreePlanSelected")}
      >
        {plansSection.choose}
      </Button>
      {name ? null : <p className={`small soft ${styles.note}`}>{freePlan.note}</p>}
    </article>
  );
}
