import { specialists } from "../../content/specialists.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./team.module.css";

type TeamProps = {
  /** How the three are hung: edge to edge, overlapping on green, as files, as a list of names, or in one line. */
  look: "posters" | "overlap" | "files" | "names" | "line";
  title: string;
  text?: string;
};

/** The nutritionist, the trainer and the AI: the same three everywhere, hung in five ways. */
export function Team({ look, title, text }: TeamProps) {
  return (
    <section className={`band ${styles.team} ${look === "overlap" ? "escuro" : ""}`} data-look={look}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className={`soft ${styles.lead}`}>{text}</p>}
      </div>
      <div className={styles.people}>
        {specialists.map(({ picture, name, role, seal, text: about }) => (
          <article key={name} className={styles.person}>
            <div className={styles.portrait}>
              <Picture src={picture} shape="portrait" className={styles.picture} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.about}>{about}</p>
              <p className={styles.seal}>{seal}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
