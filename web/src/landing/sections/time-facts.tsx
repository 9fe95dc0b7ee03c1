import styles from "./time-facts.module.css";

type Moment = { figure: string; unit?: string; title: string; text: string };

/** Three durations in large figures, and why places are limited. */
export function TimeFacts({ moments, why }: { moments: readonly Moment[]; why?: { title: string; text: string } }) {
  return (
    <section className={`band ${styles.facts}`} data-theme="dark" aria-label="Como vai ser">
      <ol className={`${styles.list} stack gap-8`}>
        {moments.map(({ figure, unit, title, text }) => (
          <li key={title}>
            <b className={styles.figure}>
              {figure} {unit && <small>{unit}</small>}
            </b>
            <h2 className={styles.title}>{title}</h2>
            <p className={`soft ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ol>
      {why && (
        <div className={`${styles.why} stack gap-3`}>
          <h2 className={styles.title} data-places="why">
            {why.title}
          </h2>
          <p className="soft">{why.text}</p>
        </div>
      )}
    </section>
  );
}
