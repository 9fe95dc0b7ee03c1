import { heroNotes } from "../../content/hero.ts";
import { Picture } from "../../ui/picture.tsx";
import { Static } from "../static.tsx";
import styles from "./wall.module.css";

/** Three pictures hung plumb, each with a note. */
export function Wall() {
  return (
    <Static name="gallery" className={styles.wall}>
      {import.meta.env.SSR || import.meta.env.DEV ? <Gallery /> : null}
    </Static>
  );
}

function Gallery() {
  return (
    <div className={styles.gallery}>
      {heroNotes.map(({ picture, from, text }) => (
        <figure key={from} className={styles.hung}>
          <Picture src={picture} shape="portrait" eager className={styles.portrait} />
          <figcaption className={styles.note}>
            <b className={styles.from}>{from}</b>
            {text}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
