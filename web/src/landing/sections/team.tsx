import { specialists } from "../../content/specialists.ts";
import { Illustration } from "../../ui/core/illustration.tsx";
import styles from "./team.module.css";

type TeamProps = {
  variant: "posters" | "overlap" | "files" | "names" | "line";
  title: string;
  text?: string;
};

/** The nutritionist, the trainer and the AI, in one of five layouts. */
export function Team({ variant, title, text }: TeamProps) {
  return (
    <section
      className={`band ${styles.team}`}
      data-theme={variant === "overlap" ? "dark" : undefined}
      data-variant={variant}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className={`soft ${styles.lead}`}>{text}</p>}
      </div>
      <div className={styles.people}>
        {specialists.map(({ picture, name, role, seal, text: about }) => (
          <article key={name} className={styles.person}>
            <div>
              <Illustration src={picture} shape="portrait" className={styles.picture} />
            </div>
            <div className={styles.body}>
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
