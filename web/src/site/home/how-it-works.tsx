import { ROTATION_MS } from "@app/contract/catalogue";
import { howItWorks, howItWorksFeatures, howItWorksSteps } from "../../content/how-it-works.ts";
import { getTheApp } from "../../content/navigation.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { opensStoreModal } from "../../shell/store-modal.tsx";
import { trackProps } from "../../tracking/track-props.ts";
import { Button } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { RotatingLink } from "../../ui/core/rotating-label.tsx";
import styles from "./how-it-works.module.css";
import { AppScreens } from "./phone-screens/app-screens.tsx";

/** How it works. On wide screens the phone hangs on the axis in place of the plumb bob. */
export function HowItWorks() {
  return (
    <section
      id="como-funciona"
      className={`band ${styles.howItWorks}`}
      data-theme="dark"
      aria-labelledby="method-title"
    >
      <div className={styles.body}>
        <h2 id="method-title" className={styles.title}>
          {howItWorks.title}
        </h2>
        <p className={`lead soft ${styles.lead}`}>{howItWorks.text}</p>
      </div>
      <div className={styles.screens}>
        <div className={styles.sinking}>
          <AppScreens />
        </div>
      </div>
      <div className={styles.parts}>
        <ServerOnly name="method-features" as="ul" className={styles.features}>
          {import.meta.env.SSR || import.meta.env.DEV ? <Features /> : null}
        </ServerOnly>
        <div className={styles.action}>
          <RotatingLink
            href="#start"
            phrases={howItWorks.actions}
            everyMs={ROTATION_MS}
            {...trackProps("CTAClick", "how-it-works")}
          />
          <Button variant="link" {...opensStoreModal}>
            {getTheApp}
          </Button>
        </div>
      </div>
      <ServerOnly name="method-steps" className={styles.steps}>
        {import.meta.env.SSR || import.meta.env.DEV ? <Steps /> : null}
      </ServerOnly>
    </section>
  );
}

function Features() {
  return howItWorksFeatures.map(({ picture, title, text }) => (
    <li key={title} className={styles.feature}>
      <Illustration src={picture} shape="scene" className={styles.picture} />
      <div>
        <h3>{title}</h3>
        <p className={`soft ${styles.text}`}>{text}</p>
      </div>
    </li>
  ));
}

function Steps() {
  return (
    <>
      <h3 className="sr-only">{howItWorksSteps.title}</h3>
      <ol className={styles.list}>
        {howItWorksSteps.steps.map(({ when, what }) => (
          <li key={when} className={styles.step}>
            <b className={styles.when}>{when}</b>
            <span className="soft">{what}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
