import { ROTATION_MS } from "@app/contract/catalogue";
import { method, methodFeatures, methodSteps } from "../../content/method.ts";
import { getTheApp } from "../../content/navigation.ts";
import { tracked } from "../../tracking/tracked.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RotatingLink } from "../../ui/rotating-label.tsx";
import { Static } from "../static.tsx";
import { opensStoreModal } from "../store-modal.tsx";
import { AppScreens } from "./app-screens.tsx";
import styles from "./method.module.css";

/** How it works. On wide screens the phone hangs on the axis: it is the weight of this band. */
export function Method() {
  return (
    <section id="como-funciona" className={`band escuro ${styles.method}`} aria-labelledby="method-title">
      <div className={styles.words}>
        <h2 id="method-title" className={styles.title}>
          {method.title}
        </h2>
        <p className={`lead soft ${styles.lead}`}>{method.text}</p>
      </div>
      <div className={styles.screens}>
        <div className={styles.sinking}>
          <AppScreens />
        </div>
      </div>
      <div className={styles.parts}>
        <Static name="method-features" as="ul" className={styles.features}>
          {import.meta.env.SSR || import.meta.env.DEV ? <Features /> : null}
        </Static>
        <div className={styles.action}>
          <RotatingLink
            href="#start"
            phrases={method.actions}
            everyMs={ROTATION_MS}
            {...tracked("CTAClick", "how-it-works")}
          />
          <Button variant="text" {...opensStoreModal}>
            {getTheApp}
          </Button>
        </div>
      </div>
      <Static name="method-steps" className={styles.steps}>
        {import.meta.env.SSR || import.meta.env.DEV ? <Steps /> : null}
      </Static>
    </section>
  );
}

function Features() {
  return methodFeatures.map(({ picture, title, text }) => (
    <li key={title} className={styles.feature}>
      <Picture src={picture} shape="scene" className={styles.picture} />
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
      <h3 className="sr-only">{methodSteps.title}</h3>
      <ol className={styles.list}>
        {methodSteps.steps.map(({ when, what }) => (
          <li key={when} className={styles.step}>
            <b className={styles.when}>{when}</b>
            <span className="soft">{what}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
