import type { HeroCopy, Landing } from "../../content/landings/landing.ts";
import { nutritionist } from "../../content/team.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import portrait from "../../ui/pictures/nutricionista.svg";
import plan from "../../ui/pictures/plano.svg";
import { LandingHeader } from "../landing-header.tsx";
import { LeadForm } from "../lead-form.tsx";
import styles from "./note-hero.module.css";

type NoteHeroCopy = HeroCopy & { note: readonly string[] };

/** Calm and personal: a note on paper, signed by the nutritionist. */
export function NoteHero({ landing, copy }: { landing: Landing; copy: NoteHeroCopy | null }) {
  return (
    <section className={styles.hero} data-slot="hero">
      <div className={styles.inner}>
        <ServerOnly name="hero-copy" className={styles.body}>
          {(import.meta.env.SSR || import.meta.env.DEV) && copy ? (
            <>
              <LandingHeader aside={copy.aside} />
              <h1 className={styles.title}>{copy.title}</h1>
              <p className={`lead soft ${styles.text}`}>{copy.text}</p>
            </>
          ) : null}
        </ServerOnly>
        <div className={styles.sheet}>
          <h2 className={styles.sheetTitle}>{landing.form.title}</h2>
          <LeadForm landing={landing} />
        </div>
        <ServerOnly name="hero-note" className={styles.desk}>
          {(import.meta.env.SSR || import.meta.env.DEV) && copy ? (
            <>
              <Illustration src={plan} shape="scene" className={styles.picture} />
              <figure className={styles.note}>
                {copy.note.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <figcaption className={styles.signature}>
                  <Illustration src={portrait} shape="portrait" className={styles.portrait} />
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
        </ServerOnly>
      </div>
    </section>
  );
}
