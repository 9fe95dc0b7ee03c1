import { nutritionist } from "../../content/team.ts";
import { Static } from "../../site/static.tsx";
import { Picture } from "../../ui/picture.tsx";
import portrait from "../../ui/pictures/nutricionista.svg";
import plan from "../../ui/pictures/plano.svg";
import type { Landing } from "../landing.ts";
import { LeadForm } from "../lead-form.tsx";
import { Top } from "../top.tsx";
import styles from "./letter-hero.module.css";
import type { HeroWords } from "./words.ts";

/** Calm and personal: a letter on paper, signed by the nutritionist. */
export function LetterHero({
  landing,
  words,
  letter,
}: {
  landing: Landing;
  words: HeroWords;
  letter: readonly string[];
}) {
  return (
    <section className={styles.hero} data-slot="hero">
      <div className={styles.inner}>
        <Static name="hero-words" className={styles.words}>
          {import.meta.env.SSR || import.meta.env.DEV ? (
            <>
              <Top aside={words.aside} />
              <h1 className={styles.title}>{words.title}</h1>
              <p className={`lead soft ${styles.text}`}>{words.text}</p>
            </>
          ) : null}
        </Static>
        <div className={styles.sheet}>
          <h2 className={styles.sheetTitle}>{landing.form.title}</h2>
          <LeadForm landing={landing} />
        </div>
        <Static name="hero-letter" className={styles.desk}>
          {import.meta.env.SSR || import.meta.env.DEV ? (
            <>
              <Picture src={plan} shape="scene" className={styles.picture} />
              <figure className={styles.letter}>
                {letter.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <figcaption className={styles.signature}>
                  <Picture src={portrait} shape="portrait" className={styles.portrait} />
                  <span>
                    <b>{nutritionist.name}</b>
                    <span className="small soft">
                      Nutricionista, {nutritionist.council} {nutritionist.number}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </>
          ) : null}
        </Static>
      </div>
    </section>
  );
}
