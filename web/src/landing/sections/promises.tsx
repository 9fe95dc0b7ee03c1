import styles from "./promises.module.css";

type Promised = { word: string; text: string };

/** Three promises, each a word that fills its line. */
export function Promises({ label, promises }: { label: string; promises: readonly Promised[] }) {
  return (
    <section className={`band escuro ${styles.promises}`} aria-label={label}>
      <ul className={styles.list}>
        {promises.map(({ word, text }) => (
          <li key={word} className={styles.promise}>
            <h2 className={styles.word}>{word}</h2>
            <p className={`soft ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
