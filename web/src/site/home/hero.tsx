import { ROTATION_MS } from "@app/contract/catalogue";
import { Fragment } from "react";
import { claims } from "../../content/claims.ts";
import { hero } from "../../content/hero.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RotatingLink } from "../../ui/rotating-label.tsx";
import { Weight } from "../../ui/weight.tsx";
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
            <RotatingLink href="#start" phrases={hero.actions} everyMs={ROTATION_MS} />
            <ButtonLink variant="text" href="#como-funciona">
              {hero.more}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.wall}>
        <div className={styles.gallery}>
          {hero.notes.map(({ picture, from, text }) => (
            <figure key={from} className={styles.hung}>
              <Picture src={picture} shape="portrait" eager className={styles.portrait} />
              <figcaption className={styles.note}>
                <b className={styles.from}>{from}</b>
                {text}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <ul className={styles.highlights}>
        {hero.highlights.map((id) => (
          <li key={id} className={styles.highlight}>
            <strong className={styles.figure}>{claims[id].figure}</strong> {claims[id].words}
          </li>
        ))}
      </ul>
    </section>
  );
}
