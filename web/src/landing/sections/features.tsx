import { Illustration } from "../../ui/core/illustration.tsx";
import styles from "./features.module.css";

export type Feature = { picture: string; shape?: "scene" | "portrait"; title: string; text: string };

type FeaturesProps = {
  variant: "checkerboard" | "switches" | "index" | "quilt" | "lines";
  title: string;
  text?: string;
  features: readonly Feature[];
};

/** The six parts of the method. */
export function Features({ variant, title, text, features }: FeaturesProps) {
  return (
    <section className={`band ${styles.features}`} data-variant={variant}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className={`soft ${styles.lead}`}>{text}</p>}
      </div>
      <ul className={styles.list}>
        {features.map(({ picture, shape = "scene", title: name, text: about }) => (
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
