import { brand } from "@app/contract/brand";
import { claims } from "../../content/claims.ts";
import { Static } from "../../site/static.tsx";
import { Picture } from "../../ui/picture.tsx";
import phone from "../../ui/pictures/orelhao.svg";
import type { Landing } from "../landing.ts";
import { LeadForm } from "../lead-form.tsx";
import { Price } from "../price.tsx";
import { Top } from "../top.tsx";
import styles from "./fringe-hero.module.css";
import type { HeroWords } from "./words.ts";

/** Loud and short: one thread for each place left, and the form hung from the same bar. */
export function FringeHero({ landing, words }: { landing: Landing; words: HeroWords }) {
  return (
    <>
      <Static name="places">{import.meta.env.SSR || import.meta.env.DEV ? <Places /> : null}</Static>
      <section className={`${styles.hero} sobre-manga`} data-slot="hero">
        <Static name="fringe">{import.meta.env.SSR || import.meta.env.DEV ? <Fringe /> : null}</Static>
        <div className={styles.inner}>
          <Static name="hero-words" className={styles.words}>
            {import.meta.env.SSR || import.meta.env.DEV ? (
              <>
                <Top aside={words.aside} />
                <h1 className={styles.title}>{words.title}</h1>
                <p className={styles.text}>{words.text}</p>
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
                <Picture src={phone} shape="square" className={styles.picture} />
              </>
            ) : null}
          </Static>
        </div>
        <div className={styles.pavement} aria-hidden="true" />
      </section>
    </>
  );
}

function Places() {
  const { figure, words } = claims["places-left"];
  return (
    <p className={styles.places}>
      Restam{" "}
      <b>
        {figure} {words}
      </b>{" "}
      para começar esta semana
    </p>
  );
}

function Fringe() {
  return (
    <div className={styles.fringe} aria-hidden="true">
      {Array.from({ length: brand.placesLeft }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  );
}
