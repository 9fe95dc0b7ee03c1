import { ROTATION_MS } from "@app/contract/catalogue";
import { Fragment } from "react";
import { hero } from "../../content/hero.ts";
import { tracked } from "../../tracking/tracked.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RotatingLink } from "../../ui/rotating-label.tsx";
import { Weight } from "../../ui/weight.tsx";
import styles from "./hero.module.css";
import { Highlights } from "./highlights.tsx";
import { Wall } from "./wall.tsx";

export function Hero() {
  return (
    <section className={`band ${styles.hero}`}>
      <div className={styles.words}>
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
          <Weight className={styles.weight} />
        </div>
        <div className={styles.below}>
          <p className={styles.promise}>
            {hero.text} <strong className={styles.refund}>{hero.promise}</strong>
          </p>
          <div className={styles.actions}>
            <RotatingLink href="#start" phrases={hero.actions} everyMs={ROTATION_MS} {...tracked("CTAClick", "hero")} />
            <ButtonLink variant="text" href="#como-funciona">
              {hero.more}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Wall />
      <Highlights />
    </section>
  );
}
