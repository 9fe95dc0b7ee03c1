import type { HeroCopy, Landing } from "../../content/landings/landing.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import community from "../../ui/pictures/comunidade.svg";
import { LandingHeader } from "../landing-header.tsx";
import { LandingPrice } from "../landing-price.tsx";
import { LeadForm } from "../lead-form.tsx";
import styles from "./axis-hero.module.css";

/** The headline takes the whole width, and the plumb line cuts through it. */
export function AxisHero({ landing, copy }: { landing: Landing; copy: HeroCopy | null }) {
  return (
    <section className={styles.hero} data-slot="hero">
      <div className={styles.inner}>
        <ServerOnly name="hero-copy" className={styles.body}>
          {(import.meta.env.SSR || import.meta.env.DEV) && copy ? (
            <>
              <LandingHeader aside={copy.aside} />
              <div className={styles.thread} aria-hidden="true">
                <PlumbBob className={styles.plumbBob} />
              </div>
              <h1 className={styles.title}>{copy.title}</h1>
              <p className={`lead ${styles.text}`}>{copy.text}</p>
            </>
          ) : null}
        </ServerOnly>
        <div className={styles.sheet}>
          <h2 className={styles.sheetTitle}>{landing.form.title}</h2>
          <LeadForm landing={landing} />
        </div>
        <ServerOnly name="hero-art" className={styles.art}>
          {import.meta.env.SSR || import.meta.env.DEV ? (
            <>
              <LandingPrice variant={landing.variant} />
              <Illustration src={community} shape="scene" className={styles.picture} />
            </>
          ) : null}
        </ServerOnly>
      </div>
    </section>
  );
}
