import { brand } from "@app/contract/brand";
import { useEffect } from "react";
import { claims } from "../../content/claims.ts";
import type { HeroCopy, Landing } from "../../content/landings/landing.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import phone from "../../ui/pictures/orelhao.svg";
import { LandingHeader } from "../landing-header.tsx";
import { LandingPrice } from "../landing-price.tsx";
import { LeadForm } from "../lead-form.tsx";
import styles from "./fringe-hero.module.css";

/** Loud and short: one thread for each remaining place, and the form hanging from the same bar. */
export function FringeHero({ landing, copy }: { landing: Landing; copy: HeroCopy | null }) {
  useEffect(() => {
    // The page holds the figure of its build; the true one replaces it only where places are counted.
    if (brand.capacity === "live") void import("../live-places.ts").then(({ showLivePlaces }) => showLivePlaces());
  }, []);
  return (
    <>
      <ServerOnly name="places">{import.meta.env.SSR || import.meta.env.DEV ? <Places /> : null}</ServerOnly>
      <section className={styles.hero} data-ground="mango" data-slot="hero">
        <ServerOnly name="fringe">{import.meta.env.SSR || import.meta.env.DEV ? <Fringe /> : null}</ServerOnly>
        <div className={styles.inner}>
          <ServerOnly name="hero-copy" className={styles.body}>
            {(import.meta.env.SSR || import.meta.env.DEV) && copy ? (
              <>
                <LandingHeader aside={copy.aside} />
                <h1 className={styles.title}>{copy.title}</h1>
                <p className={styles.text}>{copy.text}</p>
              </>
            ) : null}
          </ServerOnly>
          <div className={styles.sheet}>
            <h2 className={styles.sheetTitle} data-places="form">
              {landing.form.title}
            </h2>
            <LeadForm landing={landing} />
          </div>
          <ServerOnly name="hero-art" className={styles.art}>
            {import.meta.env.SSR || import.meta.env.DEV ? (
              <>
                <LandingPrice variant={landing.variant} />
                <Illustration src={phone} shape="square" className={styles.picture} />
              </>
            ) : null}
          </ServerOnly>
        </div>
        <div className={styles.pavement} aria-hidden="true" />
      </section>
    </>
  );
}

function Places() {
  const { figure, text } = claims["places-left"];
  return (
    <p className={styles.places} data-places="bar">
      Restam{" "}
      <b>
        {figure} {text}
      </b>{" "}
      para começar esta semana
    </p>
  );
}

function Fringe() {
  return (
    <div className={styles.fringe} aria-hidden="true" data-threads="">
      {Array.from({ length: brand.placesLeft }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  );
}
