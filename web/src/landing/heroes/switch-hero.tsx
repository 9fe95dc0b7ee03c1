import { Static } from "../../site/static.tsx";
import type { Landing } from "../landing.ts";
import { LeadForm } from "../lead-form.tsx";
import scene from "../pictures/chave.svg";
import { Top } from "../top.tsx";
import styles from "./switch-hero.module.css";
import type { HeroWords } from "./words.ts";

/** Night on one side, day on the other; the sun is the knob, and the form is the control panel. */
export function SwitchHero({ landing, words }: { landing: Landing; words: HeroWords }) {
  return (
    <section className={`escuro ${styles.hero}`} data-slot="hero">
      <div className={styles.inner}>
        <Static name="hero-words">
          {import.meta.env.SSR || import.meta.env.DEV ? (
            <>
              <Top aside={words.aside} />
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
                  <h1 className={styles.title}>{words.title}</h1>
                  <p className={`soft ${styles.text}`}>{words.text}</p>
                </div>
              </div>
            </>
          ) : null}
        </Static>
        <div className={styles.panel}>
          <h2 className={styles.panelTitle}>{landing.form.title}</h2>
          <LeadForm landing={landing} />
        </div>
      </div>
    </section>
  );
}
