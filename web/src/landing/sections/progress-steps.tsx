import styles from "./progress-steps.module.css";

type Step = { when: string; what: string };

/** Steps from night to day, one colour each. */
export function ProgressSteps({
  title,
  steps,
  note,
}: {
  title: string;
  steps: readonly Step[];
  note?: string | undefined;
}) {
  return (
    <section className={`band ${styles.steps}`}>
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
