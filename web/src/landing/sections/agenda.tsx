import styles from "./agenda.module.css";

type Item = { when: string; title: string; text: string };

/** The agenda of the call, minute by minute. */
export function Agenda({ title, text, items }: { title: string; text: string; items: readonly Item[] }) {
  return (
    <section className="band">
      <div className="before-axis">
        <h2>{title}</h2>
        <p className={`soft ${styles.text}`}>{text}</p>
      </div>
      <div className={`after-axis ${styles.list}`}>
        <ol>
          {items.map(({ when, title: name, text: about }) => (
            <li key={name} className={styles.item}>
              <b className={styles.when}>{when}</b>
              <div>
                <h3>{name}</h3>
                <p className="soft">{about}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
