import type { HeroCopy, Landing } from "../../content/landings/landing.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { LandingHeader } from "../landing-header.tsx";
import { LeadForm } from "../lead-form.tsx";
import scene from "../pictures/chave.svg";
import styles from "./switch-hero.module.css";

/** Night on one side, day on the other; the sun is the knob, and the form is the control panel. */
export function SwitchHero({ landing, copy }: { landing: Landing; copy: HeroCopy | null }) {
  return (
    <section className={styles.hero} data-theme="dark" data-slot="hero">
      <div className={styles.inner}>
        <ServerOnly name="hero-copy">
          {(import.meta.env.SSR || import.meta.env.DEV) && copy ? (
            <>
              <LandingHeader aside={copy.aside} />
              <div className={styles.stage}>
                <div
                  className={styles.switch}
                  role="img"
                  aria-label="Uma chave ligada: a noite fica à esquerda, o sol nasce à direita"
                >
                  <img className={styles.scene} src={scene} alt="" width="620" height="304" fetchPriority="low" />
                  <span className={styles.sun} />
                </div>
                <div>
                  <h1 className={styles.title}>{copy.title}</h1>
                  <p className={`soft ${styles.text}`}>{copy.text}</p>
                </div>
              </div>
            </>
          ) : null}
        </ServerOnly>
        <div className={styles.panel}>
          <h2 className={styles.panelTitle}>{landing.form.title}</h2>
          <LeadForm landing={landing} />
        </div>
      </div>
    </section>
  );
}
