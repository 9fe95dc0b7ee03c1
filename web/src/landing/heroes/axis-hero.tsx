import { Static } from "../../site/static.tsx";
import { Picture } from "../../ui/picture.tsx";
import community from "../../ui/pictures/comunidade.svg";
import { Weight } from "../../ui/weight.tsx";
import type { Landing } from "../landing.ts";
import { LeadForm } from "../lead-form.tsx";
import { Price } from "../price.tsx";
import { Top } from "../top.tsx";
import styles from "./axis-hero.module.css";
import type { HeroWords } from "./words.ts";

/** The headline takes the whole width, and the plumb line cuts through it. */
export function AxisHero({ landing, words }: { landing: Landing; words: HeroWords }) {
  return (
    <section className={styles.hero} data-slot="hero">
      <div className={styles.inner}>
        <Static name="hero-words" className={styles.words}>
          {import.meta.env.SSR || import.meta.env.DEV ? (
            <>
              <Top aside={words.aside} />
              <div className={styles.thread} aria-hidden="true">
                <Weight className={styles.weight} />
              </div>
              <h1 className={styles.title}>{words.title}</h1>
              <p className={`lead ${styles.text}`}>{words.text}</p>
            </>
          ) : null}
        </Static>
        <div className={styles.sheet}>
          <h2 className={styles.sheetTitle}>{landing.form.title}</h2>
          <LeadForm landing={landing} />
        </div>
        <Static name="hero-art" className={styles.art}>
          {import.meta.env.SSR || import.meta.env.DEV ? (
            <>
              <Price variant={landing.variant} />
              <Picture src={community} shape="scene" className={styles.picture} />
            </>
          ) : null}
        </Static>
      </div>
    </section>
  );
}
