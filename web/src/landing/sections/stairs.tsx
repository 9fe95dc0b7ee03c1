import styles from "./stairs.module.css";

type Step = { when: string; what: string };

/** From night to day, one colour a step. */
export function Stairs({ title, steps, note }: { title: string; steps: readonly Step[]; note?: string | undefined }) {
  return (
    <section className={`band ${styles.stairs}`}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {steps.map(({ when, what }) => (
          <li key={when} className={styles.step}>
            <b className={styles.when}>{when}</b>
            <p className={styles.what}>{what}</p>
          </li>
        ))}
      </ol>
      {note && <p className={`micro soft ${styles.note}`}>{note}</p>}
    </section>
  );
}
