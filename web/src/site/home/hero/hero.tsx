import { ROTATION_MS } from "@app/contract/catalogue";
import { Fragment } from "react";
import { hero } from "../../../content/hero.ts";
import { trackProps } from "../../../tracking/track-props.ts";
import { ButtonLink } from "../../../ui/core/button.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { RotatingLink } from "../../../ui/core/rotating-label.tsx";
import { Highlights } from "../highlights.tsx";
import styles from "./hero.module.css";
import { HeroPortraits } from "./hero-portraits.tsx";

export function Hero() {
  return (
    <section className={`band ${styles.hero}`}>
      <div className={styles.body}>
        <p className={styles.badge}>{hero.badge}</p>
        <h1 className={styles.headline}>
          {hero.headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}{" "}
            </Fragment>
          ))}
        </h1>
        <div className={styles.drop}>
          <PlumbBob className={styles.plumbBob} />
        </div>
        <div className={styles.below}>
          <p className={styles.promise}>
            {hero.text} <strong className={styles.refund}>{hero.promise}</strong>
          </p>
          <div className={styles.actions}>
            <RotatingLink
              href="#start"
              phrases={hero.actions}
              everyMs={ROTATION_MS}
              {...trackProps("CTAClick", "hero")}
            />
            <ButtonLink variant="link" href="#como-funciona">
              {hero.more}
            </ButtonLink>
          </div>
        </div>
      </div>
      <HeroPortraits />
      <Highlights />
    </section>
  );
}
