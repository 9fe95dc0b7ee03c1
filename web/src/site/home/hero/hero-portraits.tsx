import { heroNotes } from "../../../content/hero.ts";
import { ServerOnly } from "../../../shell/server-only.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import styles from "./hero-portraits.module.css";

/** Three portraits on plumb lines, each with a note. */
export function HeroPortraits() {
  return (
    <ServerOnly name="gallery" className={styles.portraits}>
      {import.meta.env.SSR || import.meta.env.DEV ? <Portraits /> : null}
    </ServerOnly>
  );
}

function Portraits() {
  return (
    <div className={styles.gallery}>
      {heroNotes.map(({ picture, from, text }) => (
        <figure key={from} className={styles.frame}>
          <Illustration src={picture} shape="portrait" eager className={styles.portrait} />
          <figcaption className={styles.note}>
            <b className={styles.from}>{from}</b>
            {text}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
