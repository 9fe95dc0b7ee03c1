import styles from "./promise-band.module.css";

type PromiseWord = { word: string; text: string };

/** Three promises, each headed by one large word. */
export function PromiseBand({ label, promises }: { label: string; promises: readonly PromiseWord[] }) {
  return (
    <section className={`band ${styles.promises}`} data-theme="dark" aria-label={label}>
      <ul>
        {promises.map(({ word, text }) => (
          <li key={word} className={`${styles.promise} stack gap-2`}>
            <h2 className={styles.word}>{word}</h2>
            <p className={`soft ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
