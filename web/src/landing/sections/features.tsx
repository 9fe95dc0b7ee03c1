import { type SixPartsCopy, sixParts } from "../../content/landings/six-parts.ts";
import { Illustration } from "../../ui/core/illustration.tsx";
import styles from "./sections.module.css";

type FeaturesProps = {
  variant: "checkerboard" | "switches" | "index" | "quilt" | "lines";
  title: string;
  text?: string;
  parts: SixPartsCopy;
};

/** The six parts of the method. */
export function Features({ variant, title, text, parts }: FeaturesProps) {
  return (
    <section className={`band ${styles.features}`} data-variant={variant}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className={`soft ${styles.lead}`}>{text}</p>}
      </div>
      <ul className={styles.list}>
        {sixParts(parts).map(({ picture, shape = "scene", title: name, text: about }) => (
          <li key={name} className={styles.feature}>
            <Illustration src={picture} shape={shape} className={styles.picture} />
            <div className={styles.body}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{about}</p>
            </div>
            {variant === "switches" && <span className={styles.on} aria-hidden="true" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
