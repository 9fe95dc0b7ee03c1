import styles from "./price-comparison.module.css";

type Slip = { title: string; lines: readonly { what: string; cost: string }[]; total: string; after: string };

/** Two receipts side by side: the current monthly spending, and what the plan replaces it with. */
export function PriceComparison({ title, text, slips }: { title: string; text: string; slips: readonly [Slip, Slip] }) {
  return (
    <section className={`band ${styles.comparison}`}>
      <div>
        <h2>{title}</h2>
        <p className={`soft ${styles.text}`}>{text}</p>
      </div>
      <div className={`${styles.slips} stack gap-6`}>
        {slips.map(({ title: name, lines, total, after }) => (
          <article key={name} className={styles.slip}>
            <h3>{name}</h3>
            <dl className={styles.lines}>
              {lines.map(({ what, cost }) => (
                <div key={what} className={`${styles.line} wrap`}>
                  <dt>{what}</dt>
                  <dd>{cost}</dd>
                </div>
              ))}
              <div className={`${styles.line} wrap ${styles.total}`}>
                <dt>No mês</dt>
                <dd>{total}</dd>
              </div>
            </dl>
            <p className={styles.after}>{after}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
