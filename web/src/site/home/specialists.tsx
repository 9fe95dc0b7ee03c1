import { specialists, specialistsSection } from "../../content/specialists.ts";
import { Illustration } from "../../ui/core/illustration.tsx";
import styles from "./specialists.module.css";

/** Three posters at three heights. */
export function Specialists() {
  return (
    <section id="specialists" className={`band ${styles.specialists}`} aria-labelledby="specialists-title">
      <div className={`before-axis ${styles.body}`}>
        <h2 id="specialists-title">{specialistsSection.title}</h2>
        <p className="soft">{specialistsSection.text}</p>
        <p className="small soft">{specialistsSection.note}</p>
      </div>
      <div className={`after-axis ${styles.triptych}`}>
        {specialists.map(({ anchor, picture, name, role, seal, text }) => (
          <article key={name} id={anchor} className={styles.poster}>
            <div className={styles.portrait}>
              <Illustration src={picture} shape="portrait" className={styles.picture} />
            </div>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.seal}>{seal}</p>
            </div>
            <p className={`soft ${styles.text}`}>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
