import styles from "./loading.module.css";

/** The loading state of a whole page. */
export function Loading() {
  return (
    <main className={styles.loading}>
      <p role="status">Carregando…</p>
    </main>
  );
}
