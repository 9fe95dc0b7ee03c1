import { ROTATION_MS } from "@app/contract/catalogue";
import { Fragment } from "react";
import { claims } from "../../content/claims.ts";
import { hero, heroHighlights, heroNotes } from "../../content/hero.ts";
import { tracked } from "../../tracking/tracked.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RotatingLink } from "../../ui/rotating-label.tsx";
import { Weight } from "../../ui/weight.tsx";
import { Static } from "../static.tsx";
import styles from "./hero.module.css";

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
      <Static name="gallery" className={styles.wall}>
        {import.meta.env.SSR || import.meta.env.DEV ? <Gallery /> : null}
      </Static>
      <Static name="highlights" as="ul" className={styles.highlights}>
        {import.meta.env.SSR || import.meta.env.DEV ? <Highlights /> : null}
      </Static>
    </section>
  );
}

function Gallery() {
  return (
    <div className={styles.gallery}>
      {heroNotes.map(({ picture, from, text }) => (
        <figure key={from} className={styles.hung}>
          <Picture src={picture} shape="portrait" eager className={styles.portrait} />
          <figcaption className={styles.note}>
            <b className={styles.from}>{from}</b>
            {text}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Highlights() {
  return heroHighlights.map((id) => (
    <li key={id} className={styles.highlight}>
      <strong className={styles.figure}>{claims[id].figure}</strong> {claims[id].words}
    </li>
  ));
}
